// The back-URL record: where to go after login, kept in this tab while the login leads over several pages.

export interface BackUrl {
  /** Address as `href` makes it. */
  backurl: string
  /** What the login was opened for, as its title says. */
  title: string
  source: 'popup' | 'page'
}

const KEY = 'kh_back_url'

export function writeBackUrl(record: BackUrl | null): void {
  try {
    if (record) sessionStorage.setItem(KEY, JSON.stringify(record))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage the login leads to the page before.
  }
}

/** The address of the record; empty when there is none. */
export function backUrl(): string {
  try {
    const record = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<BackUrl> | null
    return typeof record?.backurl === 'string' ? record.backurl : ''
  } catch {
    return ''
  }
}
