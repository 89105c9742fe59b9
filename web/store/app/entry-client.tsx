// Browser entry of the store.

import '../../ui/base.css'
import { hydrateApp } from '../../framework/client.tsx'
import { storeApp } from './app.ts'

void hydrateApp(storeApp)
