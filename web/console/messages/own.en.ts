// English texts of the own account.

export const messages = {
  logout: 'Log out',
  factor: 'Authenticator app',
  factorOn:
    '{count, plural, =0{Set up. No recovery codes are left: make new ones.} one{Set up. # recovery code is left.} other{Set up. # recovery codes are left.}}',
  factorOff: 'Not set up. With it nobody can log in with your password alone.',
  factorSet: 'The authenticator app is set up.',
  setUpFactor: 'Set up the app',
  renewCodes: 'Make new recovery codes',
  presentPassword: 'Present password',
  changePassword: 'Change the password',
  passwordChanged: 'The password is changed; your other sessions have ended.',
  sessions: 'Sessions',
  endSession: 'End',
  endOthers: 'End all others',
  othersEnded: '{count, plural, =0{No other session was open.} one{# session ended.} other{# sessions ended.}}',
  thisSession: 'this session',
  unknownBrowser: 'Unknown browser',
  lastUsed: 'last used {time}',
} as const
