// English messages for what a visitor may agree to.

export const messages = {
  barTitle: 'Your privacy',
  barText:
    'The store needs a few cookies to work. May we also use data about your visit to improve it, and to see what our advertising does? You can change this at any time.',
  onlyNecessary: 'Only necessary',
  acceptAll: 'Accept all',
  choose: 'Choose',
  title: 'Privacy choices',
  description: 'Choose what the store may do with data about your visit.',
  intro:
    'Choose what we may do with data about your visit besides what the store needs. Nothing of it is switched on before you agree.',
  necessary: 'Necessary',
  necessaryText:
    'Login, cart, delivery location, language, and the products that you viewed last, which are shown to you alone. The store does not work without them.',
  analytics: 'Analytics',
  analyticsText:
    'Which pages you open, from where, with which kind of device, so that we can improve the store. Deleted after three months.',
  analyticsContainer: 'An analytics service that we have chosen receives it too.',
  marketing: 'Marketing',
  marketingText: 'Which advertisement or newsletter brought you here, so that we see what our advertising does.',
  alwaysOn: 'Always on',
  save: 'Save choices',
  saved: 'Your choices are saved.',
  rights: 'Your rights',
  withdrawIn:
    'You can withdraw your consent here at any time, as easily as you gave it, as the Digital Personal Data Protection Act, 2023 (section 6) asks for. What was done before stays lawful.',
  withdrawAe:
    'You can withdraw your consent here at any time, as Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data (article 6) asks for. What was done before stays lawful.',
  accountRights: 'In your account you can download your data or delete the account.',
  toAccount: 'Your data',
  complainIn:
    'You can complain to our grievance officer, {name} ({email}), and after that to the Data Protection Board of India.',
  complainAe: 'You can complain to our grievance officer, {name} ({email}), and to the UAE Data Office.',
}
