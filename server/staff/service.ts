// Public interface of staff: the caller of a request, the link for the first owner, and sealed secrets.

export { resealAuthenticators } from './commands/enrolment.ts'
export { newSetupLink } from './commands/first-owner.ts'
export { inviteByOperator } from './commands/invitations.ts'
export { createKeyByOperator } from './commands/keys.ts'
export { limitToMarkets } from './commands/limit-to-markets.ts'
export { makeStaffResolver } from './commands/sessions.ts'
export { verifyAudit } from './queries/audit.ts'
export { approversOf, colleaguesWith, findRights, mailOfMember, memberAtWork, ownersOf } from './queries/staff.ts'
export { appendAudit } from './repository/audit.ts'
export { isOpenSession } from './repository/sessions.ts'
