// Features of the store that are switched off in the market: they come with the shell of the first page.

import { createContext, useContext } from 'react'
import type { Feature } from '../../../contract/settings/features.rules.ts'

/** Provided by the frame; undefined while all are on. */
export const FeaturesOff = createContext<readonly Feature[] | undefined>(undefined)

/** Whether a feature is switched off, so that a screen leaves out what leads to it. */
export const useOff = (feature: Feature): boolean => !!useContext(FeaturesOff)?.includes(feature)
