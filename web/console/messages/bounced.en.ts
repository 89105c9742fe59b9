// English texts of mail addresses that get no more mail.

export const messages = {
  title: 'Bounced addresses',
  short: 'Bounced mail',
  intro:
    'A mail server has reported that these addresses do not exist or accept no mail. Only one-time codes are sent to them until the customer verifies the address again or it is released here. The list is the same in all countries.',
  recorded: 'The addresses are shown in full; the audit log records that you have seen them.',
  masked: 'The addresses are masked. Type one to release it.',
  toCustomers: 'Customers',
  find: 'Address or reason',
  none: 'No bounced addresses',
  notFound: 'No address or reason contains this text',
  cameBack: 'Bounced on {time}, message “{template}”',
  release: 'Release',
  releaseOne: 'Release {address}',
  releaseTyped: 'Release an address',
  releaseTitle: 'Allow mail to an address again',
  releaseText: 'Type the address as the customer gives it.',
  releaseNamed: 'Mail is sent to {address} again from now on. Mail that was not sent meanwhile is not sent later.',
  address: 'Email address',
  notListed: 'This address is not in the list: it gets mail.',
  released: 'The address gets mail again.',
  wasReleased: 'The address was already released.',
  onlyLatest: 'Only the latest {count} are shown.',
} as const
