// The views of the staff area: the members and the roles.

import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { ListHead, Views } from '../components/list-head.tsx'

const VIEWS = [
  { key: 'members', path: '/staff' },
  { key: 'roles', path: '/staff/roles' },
] as const

export function StaffHead({ current }: { current: (typeof VIEWS)[number]['key'] }) {
  const t = useMessages('roles')
  const staff = useMessages('staff')
  return (
    <>
      <ListHead title={staff('title')} />
      <Views views={VIEWS.map(({ key, path }) => ({ label: t(key), href: to(path), current: key === current }))} />
    </>
  )
}
