// English texts of the editor of the mega menu.

export const messages = {
  departments: 'Departments',
  departmentsText:
    'The departments listed here come first, in this order; all others follow as in the catalogue. The bar, the menu on phones and the page of all categories have the same order. The preview shows that page.',
  see: 'See this department',
  edit: 'Edit this department',
  addDepartment: 'Add a department',
  addAll: 'Add all others',
  choose: 'Choose',
  pinned: 'Categories that come first',
  pinnedText: 'Directly below the department; its other categories follow.',
  addPinned: 'Add a category that comes first',
  links: 'Links of the department',
  linksText: 'Shown above its categories: to deals, brands or guides, for instance.',
  promotion: 'Promotion',
  hasPromotion: 'Show a promotion in this department',
} as const
