// Vite plugin that writes the common passwords of sufficient length into the module that warns about them.

import { dictionary } from '@zxcvbn-ts/language-common'
import type { Plugin } from 'vite'
import { SHORTEST_PASSWORD } from '../contract/auth/password.rules.ts'

const FILE = /\/auth\/components\/common-passwords\.ts$/

/** In lines, the most common ones first; shorter passwords are rejected for their length. */
const listed = () => dictionary['passwords-common'].filter(one => one.length >= SHORTEST_PASSWORD).join('\n')

export function passwordPlugin(): Plugin {
  return {
    name: 'common-passwords',
    enforce: 'pre',
    transform: {
      filter: { id: FILE },
      handler: code => ({ code: code.replace("'LIST'", JSON.stringify(listed())), map: null }),
    },
  }
}
