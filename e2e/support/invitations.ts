// Invites staff to the store of all journeys through a persistent process: a command takes a second for each of a
// hundred members.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Language, Market } from '../../contract/shared/market.ts'
import type { StaffRole } from '../../contract/shared/permissions.ts'
import { ROOT } from '../system/processes.ts'

export interface Invitee {
  email: string
  name: string
  role: StaffRole
  language: Language
  markets: readonly Market[]
}

/** Starts the process for the store of a folder; returns its URL and a disposer. */
export function startInviter(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' }
  const command = ['--import', 'tsx', join(import.meta.dirname, 'inviter.ts')]
  const child = spawn(process.execPath, command, { cwd: ROOT, env, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<void>(done => child.once('exit', () => done()))
  const stop = () => {
    child.stdin.end()
    return ended
  }
  return new Promise((resolve, reject) => {
    child.stdout.once('data', line => resolve({ url: String(line).trim(), stop }))
    void ended.then(() => reject(new Error('Staff cannot be invited to the store of the journeys.')))
  })
}

/** The token of the link of an invitation. */
export async function invite(invitee: Invitee): Promise<string> {
  const reply = await fetch(process.env.E2E_INVITER ?? '', { method: 'POST', body: JSON.stringify(invitee) })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${invitee.email} was not invited: ${text}`)
  return text.split('/').at(-1) ?? ''
}
