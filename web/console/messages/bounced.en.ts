// English texts of mail addresses that get no more mail.

export const messages = {
  title: 'Addresses without mail',
  short: 'Mail that came back',
  intro:
    'A mail server has said that these addresses do not exist or take no mail. Nothing but one-time codes is sent to one until its customer verifies it again or it is released here. The list is the same in all countries.',
  recorded: 'The addresses are shown in full; that you have looked at them stands in the audit log.',
  masked: 'The addresses are masked. Type one to release it.',
  toCustomers: 'Customers',
  find: 'Address or reason',
  none: 'Every address takes mail',
  notFound: 'No address or reason has this text',
  cameBack: 'Came back on {time}, message “{template}”',
  release: 'Release',
  releaseOne: 'Release {address}',
  releaseTyped: 'Release an address',
  releaseTitle: 'Let mail go to an address again',
  releaseText: 'Type the address as the customer gives it.',
  releaseNamed: 'Mail goes to {address} again from now on. What was not sent meanwhile is not sent later.',
  address: 'Mail address',
  notListed: 'This address is not in the list: mail goes to it.',
  released: 'Mail goes to the address again.',
  wasReleased: 'The address was released before.',
  onlyLatest: 'Only the latest {count} are shown.',
} as const
