// Public interface of approvals: stores what a staff member has called and another one has to approve.

export { requestApproval } from './commands/request.ts'
