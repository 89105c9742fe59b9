// English messages for the bulk quote page.

export const messages = {
  title: 'Bulk quotes',
  intro: 'Tell us which products you need and how many. Staff read your enquiry and answer with a quotation.',
  description: 'Request a quotation for large quantities of one or several kinds of products.',
  step1: 'Name each kind of product with its quantity.',
  step2: 'Add photographs of a part, a label or a list.',
  step3:
    'Your quotation appears under Quotations in your account. Log in with the mobile number or email of the enquiry.',
  productType: 'Product type',
  chooseType: 'Choose a product type',
  line: 'Product {number}',
  addLine: 'Add another product',
  removeLine: 'Remove product {number}',
  lineNote: 'Which exactly? (optional)',
  quantity: 'Required quantity',
  pictures: 'Images (optional)',
  quotations: 'Your quotations',
}
