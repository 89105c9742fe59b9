// English words of the home page.

export const messages = {
  title: 'Industrial supplies and tools for your business',
  description:
    'Safety, electricals, power tools, pumps, bearings and more: quantity discounts, a delivery date for your location and cash on delivery.',
}
