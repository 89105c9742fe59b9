// Every render model by the name that the catalogue uses.

import { bearings } from './families/bearings.ts'
import { lighting } from './families/lighting.ts'
import { switchgear } from './families/switchgear.ts'
import { wiring } from './families/wiring.ts'
import type { RenderModels } from './model.ts'

/** Drawable things by name. */
export const renderModels: RenderModels = {
  ...bearings,
  ...lighting,
  ...switchgear,
  ...wiring,
}
