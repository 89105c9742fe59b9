// Public interface of approvals: stores what a member of staff has called and another one has to approve.

export { requestApproval } from './commands/request.ts'
