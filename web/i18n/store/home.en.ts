// English words of the home page.

export const words = {
  title: 'Industrial supplies and tools for your plant, with tax invoice',
  description:
    'Safety, electricals, power tools, pumps, bearings and more: quantity prices, a delivery date for your location, cash on delivery and a tax invoice.',
}
