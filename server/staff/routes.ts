// HTTP routes of staff: a member's own account, the members, API keys, the audit log.

import { ok } from '../../contract/shared/endpoint.ts'
import { staffOwnEndpoints, staffSessionEndpoints } from '../../contract/staff/api.ts'
import { auditEndpoints } from '../../contract/staff/audit-api.ts'
import { staffCompanyEndpoints, staffCompanyLinkEndpoints } from '../../contract/staff/company-api.ts'
import { historyEndpoints } from '../../contract/staff/history-api.ts'
import { apiKeyEndpoints } from '../../contract/staff/keys-api.ts'
import { staffMemberEndpoints } from '../../contract/staff/members-api.ts'
import { staffPasskeyEndpoints, staffPasskeyLoginEndpoints } from '../../contract/staff/passkeys-api.ts'
import { roleViewSessionEndpoints } from '../../contract/staff/role-view-api.ts'
import { staffRoleEndpoints } from '../../contract/staff/roles-api.ts'
import { roleViewEndpoints, savedViewEndpoints } from '../../contract/staff/views-api.ts'
import { type CallContext, routes } from '../platform/invoke.ts'
import {
  completeCompanyLogin,
  presentCompanyLogin,
  removeCompanyLink,
  startCompanyLogin,
} from './commands/company-login.ts'
import { chooseDefaultView, defaultViews, setRoleView } from './commands/default-views.ts'
import { confirmEnrolment, enrol, renewRecoveryCodes } from './commands/enrolment.ts'
import { checkSetupLink, createFirstOwner } from './commands/first-owner.ts'
import { acceptOwnInvitation, invitationOf } from './commands/invitations.ts'
import { allKeys, createKey, endKey } from './commands/keys.ts'
import { changeOwnPassword, confirmAgain, logInStaff, passSecondFactor } from './commands/login.ts'
import {
  changeRole,
  deactivateMember,
  inviteAgain,
  inviteMember,
  reactivateMember,
  resetSecondFactor,
} from './commands/members.ts'
import * as passkeys from './commands/passkeys.ts'
import { endRoleView, startRoleView } from './commands/role-view.ts'
import { changeRoleRights, createRole, deleteRole } from './commands/roles.ts'
import {
  endOtherStaffSessions,
  endOwnStaffSession,
  type LoggedIn,
  logOutStaff,
  renewStaffCsrf,
  savePreferences,
  setStaffCookies,
} from './commands/sessions.ts'
import { deleteView, savedViews, saveView } from './commands/views.ts'
import { presentStaffSession } from './presenter.ts'
import { auditCsv, auditPage } from './queries/audit.ts'
import { recordHistory } from './queries/history.ts'
import { allRoles } from './queries/roles.ts'
import { allStaff, ownStaffSessions, staffSession } from './queries/staff.ts'

type Call = Pick<CallContext, 'app' | 'actor' | 'cookies'>

/** The current session of the browser. */
async function present({ app, actor }: Call) {
  return ok(await staffSession(app, actor))
}

/** Sets the cookies of an opened session and returns it. */
function opened({ app, actor, cookies }: Call, { member, ...session }: LoggedIn) {
  setStaffCookies(app, cookies, session)
  return presentStaffSession({ session: session.session, member }, actor.now)
}

export const staffSessionRoutes = routes(staffSessionEndpoints, {
  staffSession: async call => {
    renewStaffCsrf(call.app, call.cookies, call.actor.sessionId)
    return present(call)
  },
  staffLogin: async call => {
    const { email, password } = call.body
    return ok(opened(call, await logInStaff(call.app, call.actor, email, password)))
  },
  staffSecondFactor: async call => ok(opened(call, await passSecondFactor(call.app, call.actor, call.body))),
  staffEnrol: async ({ app, actor }) => ok(await enrol(app, actor)),
  staffConfirmEnrolment: async call => {
    const { opened: session, member, recoveryCodes } = await confirmEnrolment(call.app, call.actor, call.body.code)
    return ok({ session: opened(call, { ...session, member }), recoveryCodes })
  },
  staffInvitation: async ({ app, actor, params }) => ok(await invitationOf(app, actor, params.token)),
  staffAcceptInvitation: async call => {
    const { app, actor, params, body } = call
    return ok(opened(call, await acceptOwnInvitation(app, actor, { ...body, token: params.token })))
  },
  staffSetup: async ({ app, actor, params }) => {
    await checkSetupLink(app, actor, params.token)
    return ok({ valid: true as const })
  },
  staffCreateOwner: async call => {
    const { app, actor, params, body } = call
    return ok(opened(call, await createFirstOwner(app, actor, { ...body, token: params.token })))
  },
  staffLogout: async call => {
    await logOutStaff(call.app, call.actor, call.cookies)
    return ok(presentStaffSession(null, call.actor.now))
  },
})

export const staffCompanyRoutes = routes(staffCompanyEndpoints, {
  staffCompanyLogin: async ({ app }) => ok(presentCompanyLogin(app)),
  startStaffCompanyLogin: async ({ app, actor, cookies, body }) =>
    ok(await startCompanyLogin(app, actor, cookies, body.returnTo)),
  completeStaffCompanyLogin: async call => {
    const { app, actor, cookies, body } = call
    const { loggedIn, returnTo } = await completeCompanyLogin(app, actor, cookies, body.returned)
    return ok({ session: opened(call, loggedIn), returnTo })
  },
})

export const staffCompanyLinkRoutes = routes(staffCompanyLinkEndpoints, {
  removeStaffCompanyLink: async ({ app, actor, params }) => ok(await removeCompanyLink(app, actor, params.staffId)),
})

export const roleViewSessionRoutes = routes(roleViewSessionEndpoints, {
  startRoleView: async call => {
    await startRoleView(call.app, call.actor, call.body)
    return present(call)
  },
  endRoleView: async call => {
    await endRoleView(call.app, call.actor)
    return present(call)
  },
})

export const staffOwnRoutes = routes(staffOwnEndpoints, {
  staffConfirm: async call => {
    await confirmAgain(call.app, call.actor, call.body)
    return present(call)
  },
  staffRecoveryCodes: async ({ app, actor }) => ok({ recoveryCodes: await renewRecoveryCodes(app, actor) }),
  staffPassword: async call => {
    await changeOwnPassword(call.app, call.actor, call.body)
    return present(call)
  },
  staffPreferences: async call => {
    await savePreferences(call.app, call.actor, call.body)
    return present(call)
  },
  staffSessions: async ({ app, actor }) => ok(await ownStaffSessions(app, actor)),
  endStaffSession: async ({ app, actor, body }) => {
    await endOwnStaffSession(app, actor, body.sessionId)
    return ok({ ended: 1 })
  },
  endOtherStaffSessions: async ({ app, actor }) => ok({ ended: await endOtherStaffSessions(app, actor) }),
})

export const staffPasskeyRoutes = [
  ...routes(staffPasskeyLoginEndpoints, {
    staffPasskeyLoginOptions: async ({ app, actor }) => ok(await passkeys.staffPasskeyLoginOptions(app, actor)),
    staffPasskeyLogin: async call => ok(opened(call, await passkeys.logInByPasskey(call.app, call.actor, call.body))),
  }),
  ...routes(staffPasskeyEndpoints, {
    staffPasskeys: async ({ app, actor }) => ok(await passkeys.ownPasskeys(app, actor)),
    newStaffPasskeyOptions: async ({ app, actor }) => ok(await passkeys.newPasskeyOptions(app, actor)),
    addStaffPasskey: async ({ app, actor, body }) => ok(await passkeys.addPasskey(app, actor, body)),
    async removeStaffPasskey({ app, actor, params }) {
      await passkeys.removePasskey(app, actor, params.passkeyId)
      return ok({ removed: true as const })
    },
    staffPasskeyConfirmOptions: async ({ app, actor }) => ok(await passkeys.passkeyConfirmOptions(app, actor)),
    staffPasskeyConfirm: async call => {
      await passkeys.confirmByPasskey(call.app, call.actor, call.body)
      return present(call)
    },
  }),
]

export const savedViewRoutes = routes(savedViewEndpoints, {
  savedViews: async ({ app, actor, query }) => ok(await savedViews(app, actor, query.path)),
  saveView: async ({ app, actor, body }) => ok(await saveView(app, actor, body)),
  deleteView: async ({ app, actor, params }) => {
    await deleteView(app, actor, params.viewId)
    return ok({ deleted: true as const })
  },
  defaultViews: async ({ app, actor }) => ok({ defaults: await defaultViews(app, actor) }),
  chooseDefaultView: async ({ app, actor, body }) => {
    await chooseDefaultView(app, actor, body)
    return ok({ chosen: true as const })
  },
})

export const roleViewRoutes = routes(roleViewEndpoints, {
  setRoleView: async ({ app, body }) => {
    await setRoleView(app, body)
    return ok({ set: true as const })
  },
})

export const staffMemberRoutes = routes(staffMemberEndpoints, {
  listStaff: async ({ app, actor }) => ok({ staff: await allStaff(app, actor) }),
  inviteStaff: async ({ app, actor, body }) => ok(await inviteMember(app, actor, body)),
  inviteStaffAgain: async ({ app, actor, params }) => ok(await inviteAgain(app, actor, params.staffId)),
  changeStaffRole: async ({ app, actor, params, body }) => ok(await changeRole(app, actor, params.staffId, body)),
  deactivateStaff: async ({ app, actor, params }) => ok(await deactivateMember(app, actor, params.staffId)),
  reactivateStaff: async ({ app, actor, params }) => ok(await reactivateMember(app, actor, params.staffId)),
  resetSecondFactor: async ({ app, actor, params }) => ok(await resetSecondFactor(app, actor, params.staffId)),
})

export const staffRoleRoutes = routes(staffRoleEndpoints, {
  staffRoles: async ({ app, actor }) => ok(await allRoles(app, actor)),
  createStaffRole: async ({ app, actor, body }) => ok(await createRole(app, actor, body)),
  changeStaffRoleRights: async ({ app, actor, params, body }) =>
    ok(await changeRoleRights(app, actor, params.roleId, body)),
  deleteStaffRole: async ({ app, actor, params }) => {
    await deleteRole(app, actor, params.roleId)
    return ok({ deleted: true as const })
  },
})

export const apiKeyRoutes = routes(apiKeyEndpoints, {
  listApiKeys: async ({ app }) => ok({ keys: await allKeys(app) }),
  createApiKey: async ({ app, actor, body }) => ok(await createKey(app, actor, body)),
  revokeApiKey: async ({ app, actor, params }) => ok(await endKey(app, actor, params.keyId)),
})

export const auditRoutes = routes(auditEndpoints, {
  auditLog: async ({ app, query }) => ok(await auditPage(app.db, query)),
  auditLogFile: async ({ app, query }) => auditCsv(app.db, query),
})

export const historyRoutes = routes(historyEndpoints, {
  recordHistory: async ({ app, actor, params, query }) =>
    ok(await recordHistory(app.db, actor, { ...params, ...query })),
})
