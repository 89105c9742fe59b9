// The families of office, medical, IT and electronics, appliances, security and gardening products.

import type { StarterFamily } from '../../family.ts'
import { applianceCleaning } from './appliance-cleaning.ts'
import { applianceCooling } from './appliance-cooling.ts'
import { applianceFans } from './appliance-fans.ts'
import { applianceHeating } from './appliance-heating.ts'
import { applianceKitchen } from './appliance-kitchen.ts'
import { gardenGrowing } from './garden-growing.ts'
import { gardenMachines } from './garden-machines.ts'
import { gardenTools } from './garden-tools.ts'
import { gardenWatering } from './garden-watering.ts'
import { itComputers } from './it-computers.ts'
import { itNetworking } from './it-networking.ts'
import { itPeripherals } from './it-peripherals.ts'
import { itPrinting } from './it-printing.ts'
import { itStorage } from './it-storage.ts'
import { medicalCare } from './medical-care.ts'
import { medicalDiagnostics } from './medical-diagnostics.ts'
import { medicalMobility } from './medical-mobility.ts'
import { medicalProtection } from './medical-protection.ts'
import { officeFurniture } from './office-furniture.ts'
import { officeMachines } from './office-machines.ts'
import { officePaper } from './office-paper.ts'
import { officeWriting } from './office-writing.ts'
import { securityCctv } from './security-cctv.ts'
import { securityDetection } from './security-detection.ts'
import { securityLocks } from './security-locks.ts'

/** Every consumer family, in the order of the catalog. */
export const consumerFamilies: StarterFamily[] = [
  ...officePaper,
  ...officeWriting,
  ...officeMachines,
  ...officeFurniture,
  ...medicalProtection,
  ...medicalDiagnostics,
  ...medicalCare,
  ...medicalMobility,
  ...itComputers,
  ...itPeripherals,
  ...itNetworking,
  ...itStorage,
  ...itPrinting,
  ...applianceFans,
  ...applianceCooling,
  ...applianceHeating,
  ...applianceKitchen,
  ...applianceCleaning,
  ...securityCctv,
  ...securityLocks,
  ...securityDetection,
  ...gardenTools,
  ...gardenWatering,
  ...gardenMachines,
  ...gardenGrowing,
]
