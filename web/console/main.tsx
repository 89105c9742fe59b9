// Browser entry of the console: styles, theme and the application.

import { createRoot } from 'react-dom/client'
import './styles/tokens.css'
import './styles/base.css'
import './styles/frame.css'
import './styles/list.css'
import './styles/cells.css'
import './styles/detail.css'
import './styles/records.css'
import './styles/dashboard.css'
import './styles/finance.css'
import './styles/dialogs.css'
import './styles/picking.css'
import './styles/packing.css'
import './styles/editor.css'
import './styles/content.css'
import './styles/pictures.css'
import './styles/phone.css'
import './styles/palette.css'
import { Console } from './app/console.tsx'
import { readLocation } from './app/router.tsx'
import { ROUTES } from './app/routes.ts'
import { applyTheme, theme } from './app/settings.ts'

applyTheme(theme.get())
theme.subscribe(() => applyTheme(theme.get()))

const root = document.getElementById('console')
if (!root) throw new Error('index.html has no element with the id console')
createRoot(root).render(<Console />)

// the script of the screen loads in parallel with messages and session; if it fails, the screen shows the error
const { path } = readLocation()
ROUTES.find(({ pattern }) => pattern.test(path))
  ?.load()
  .catch(() => undefined)
