-- The menu of departments is a document of the content too; the store keeps it among the layouts, as it keeps the footer.

alter table content_documents
  drop constraint content_documents_kind_check,
  add constraint content_documents_kind_check
    check (kind in ('layout', 'footer', 'menu', 'article', 'page', 'faqs', 'intro', 'meta', 'redirect'));
