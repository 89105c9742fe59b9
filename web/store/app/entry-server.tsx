// Server entry of the store; its exports implement `WebApp` of the contract.

import { createWebApp } from '../../framework/server.tsx'
import { serverApp } from './server-app.ts'

export const { renderPage, isSharedPage, inlineScripts } = createWebApp(serverApp)
