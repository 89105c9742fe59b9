// English messages for the newsletter.

export const messages = {
  title: 'Newsletter',
  intro: 'Offers, new products and guides for workshop, site and office.',
  email: 'Email',
  emailInvalid: 'Kindly enter valid email id.',
  subscribe: 'Subscribe',
  sent: 'Open the mail that we send to {email} and confirm the subscription. If it is subscribed already, no mail is sent.',
  // contract/shared/consent-texts.ts has every version of it
  consent: 'I want to receive the newsletter by mail: offers, new products and guides. I can end it at any time.',
  confirm: 'Confirm subscription',
  confirmed: '{email} is subscribed.',
  end: 'Each newsletter has a link that ends it with one click.',
  privacy: 'Privacy',
}
