// Runs at the end of npm install: builds the store if the build tools are installed (not with --omit=dev).

import { buildTools, runBuild } from './build-state.mjs'

if (buildTools()) process.exitCode = runBuild()
else console.log('Build tools are not installed: an existing build in dist/ is used.')
