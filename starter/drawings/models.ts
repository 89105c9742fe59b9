// Every render model by the name that the catalog uses.

import { airAppliances } from './families/air-appliances.ts'
import { bearings } from './families/bearings.ts'
import { components } from './families/components.ts'
import { computing } from './families/computing.ts'
import { drivenTools } from './families/driven-tools.ts'
import { fasteners } from './families/fasteners.ts'
import { gardening } from './families/gardening.ts'
import { handTools } from './families/hand-tools.ts'
import { handling } from './families/handling.ts'
import { homeAppliances } from './families/home-appliances.ts'
import { lighting } from './families/lighting.ts'
import { measuring } from './families/measuring.ts'
import { medical } from './families/medical.ts'
import { office } from './families/office.ts'
import { plumbing } from './families/plumbing.ts'
import { powerTools } from './families/power-tools.ts'
import { pumps } from './families/pumps.ts'
import { wornSafety } from './families/safety.ts'
import { security } from './families/security.ts'
import { siteSafety } from './families/site-safety.ts'
import { switchgear } from './families/switchgear.ts'
import { wiring } from './families/wiring.ts'
import type { RenderModels } from './model.ts'

/** Drawable things by name. */
export const renderModels: RenderModels = {
  ...airAppliances,
  ...bearings,
  ...components,
  ...computing,
  ...drivenTools,
  ...fasteners,
  ...gardening,
  ...handTools,
  ...handling,
  ...homeAppliances,
  ...lighting,
  ...measuring,
  ...medical,
  ...office,
  ...plumbing,
  ...powerTools,
  ...pumps,
  ...wornSafety,
  ...security,
  ...siteSafety,
  ...switchgear,
  ...wiring,
}
