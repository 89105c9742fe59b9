// English messages for personal data: download, and deletion of the account.

export const messages = {
  title: 'Your data',
  toProfile: 'Profile',
  download: 'Download your data',
  downloadText:
    'A file (JSON) with everything that is stored about you: profile, addresses, orders, invoices, lists, reviews, messages and more. Passwords and codes are not part of it.',
  downloadButton: 'Download',
  delete: 'Delete account',
  deleteText:
    'Your profile, addresses, bank accounts, saved cards, lists, cart, reviews and questions are deleted, and all your devices are logged out. This cannot be undone.',
  returnsEnd: 'Products can then no longer be returned online, and invoices no longer be downloaded: save them first.',
  kept: 'What is kept',
  nothingKept: 'Nothing of you is kept.',
  taxIn:
    'Orders, invoices, payments, refunds, returns and reward points, with the names and addresses in them: the GST law requires to keep them for 72 months from the annual return of the year.',
  taxAe:
    'Orders, invoices, payments, refunds, returns and reward points, with the names and addresses in them: the tax law of the UAE requires to keep them for at least five years.',
  abuse: 'Which codes were sent to your number or email in the last 7 days, without their text: to limit abuse.',
  gateway: 'Your customer number at the payment gateway, without which saved cards cannot be deleted there.',
  law: 'You have these rights by the {law}.',
  lawIn: 'Digital Personal Data Protection Act, 2023',
  lawAe: 'Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data',
  open: 'The account cannot be deleted yet',
  openOrder: 'Order {number} is neither delivered nor cancelled.',
  openReturn: 'Return {number} is not settled.',
  openRefund: 'A refund to you is still under way.',
  openCredit: 'You have a credit of an exchange. Use it, or have it refunded on the page of its order.',
  start: 'Delete my account',
  confirm: 'Delete for good',
  confirmTitle: 'Delete the account for good?',
  confirmHint: 'The code was correct. Nothing is deleted before you confirm.',
  deleted: 'Your account was deleted.',
}
