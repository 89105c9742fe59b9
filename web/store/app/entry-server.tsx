// Server entry of the store: what the server part imports from the build.

import { createRenderer } from '../../framework/server.tsx'
import { serverApp } from './server-app.ts'

export const renderPage = createRenderer(serverApp)
