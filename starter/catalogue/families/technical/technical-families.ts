// Every technical family, in the order of the catalog.

import type { StarterFamily } from '../../family.ts'
import { bathFamilies, waterFamilies } from './bath-water.ts'
import { bearingFamilies } from './bearings.ts'
import { mountedBearingFamilies } from './bearings-mounted.ts'
import { cableAccessoryFamilies } from './cable-accessories.ts'
import { cableFamilies } from './cables.ts'
import { controlGearFamilies } from './control-gear.ts'
import { cordlessFamilies } from './cordless-tools.ts'
import { discFamilies } from './discs.ts'
import { drillBitFamilies } from './drill-bits.ts'
import { fastenerFamilies } from './fasteners.ts'
import { fixingFamilies } from './fasteners-fixing.ts'
import { driverFamilies } from './hand-drivers.ts'
import { wrenchFamilies } from './hand-tools.ts'
import { cuttingToolFamilies } from './hand-tools-cutting.ts'
import { truckFamilies } from './handling.ts'
import { instrumentFamilies } from './instruments.ts'
import { liftingFamilies } from './lifting.ts'
import { lightingFamilies } from './lighting.ts'
import { outdoorLightingFamilies } from './lighting-outdoor.ts'
import { measuringFamilies } from './measuring.ts'
import { motorFamilies } from './motors.ts'
import { pipeFamilies } from './pipes.ts'
import { powerToolFamilies } from './power-tools.ts'
import { pumpFamilies } from './pumps.ts'
import { bodyFamilies } from './safety-body.ts'
import { faceFamilies } from './safety-gear.ts'
import { shoeMaskFamilies } from './safety-shoes-masks.ts'
import { siteSafetyFamilies } from './safety-site.ts'
import { safetyWearFamilies } from './safety-wear.ts'
import { storageFamilies } from './storage.ts'
import { switchgearFamilies } from './switchgear.ts'
import { transmissionFamilies } from './transmission.ts'
import { valveFamilies } from './valves.ts'
import { wiringDeviceFamilies } from './wiring-devices.ts'

/** The families of safety, electrical, tool, pump, bearing, lighting, plumbing and handling products. */
export const technicalFamilies: StarterFamily[] = [
  ...safetyWearFamilies,
  ...shoeMaskFamilies,
  ...faceFamilies,
  ...bodyFamilies,
  ...siteSafetyFamilies,
  ...liftingFamilies,
  ...switchgearFamilies,
  ...cableFamilies,
  ...wiringDeviceFamilies,
  ...controlGearFamilies,
  ...cableAccessoryFamilies,
  ...cordlessFamilies,
  ...powerToolFamilies,
  ...drillBitFamilies,
  ...discFamilies,
  ...wrenchFamilies,
  ...driverFamilies,
  ...cuttingToolFamilies,
  ...measuringFamilies,
  ...instrumentFamilies,
  ...pumpFamilies,
  ...motorFamilies,
  ...bearingFamilies,
  ...mountedBearingFamilies,
  ...transmissionFamilies,
  ...lightingFamilies,
  ...outdoorLightingFamilies,
  ...valveFamilies,
  ...pipeFamilies,
  ...bathFamilies,
  ...waterFamilies,
  ...fastenerFamilies,
  ...fixingFamilies,
  ...truckFamilies,
  ...storageFamilies,
]
