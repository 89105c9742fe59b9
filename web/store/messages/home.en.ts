// English messages for the home page.

export const messages = {
  bulkTitle: 'Order from a parts list',
  bulkText: 'Paste product numbers (MSN) and quantities into the cart.',
  quoteTitle: 'Request a quote',
  quoteText: 'For large quantities, on the page of each product.',
  againTitle: 'Buy again',
  againText: 'Find the products of your earlier orders.',
  brands: 'Shop by brand',
  guides: 'Buying guides',
  recent: 'Recently viewed',
  title: 'Industrial supplies and tools for your business',
  description:
    'Safety, electricals, power tools, pumps, bearings and more: quantity discounts and a delivery date for your location.',
}
