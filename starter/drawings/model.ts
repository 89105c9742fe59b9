// A render model: how to draw a thing, and how its other views are derived from that drawing.

import type { RenderParams } from '../catalogue/types.ts'
import type { Kit } from './kit.ts'

/** The views in a product's gallery; `angle` and `back` exclude each other. */
export type RenderView = 'front' | 'angle' | 'back' | 'detail' | 'scale'

/** Draws into the kit in any units; the picture is fitted to the frame afterwards. */
export type Draw = (kit: Kit, params: RenderParams) => void

/** How the view from an angle is made from the front when the model has no drawing of its own for it. */
export type Turn =
  /** A cuboid: `depth` in drawing units; `core` is the part of the front that has depth, all of it by default. */
  | { kind: 'box'; depth: number; core?: [x: number, y: number, width: number, height: number]; color?: string }
  /** A disc seen from the side: `depth` in drawing units. */
  | { kind: 'disc'; depth: number; color?: string }
  /** Mirrored and turned a little out of the picture plane, for things on the floor. */
  | { kind: 'yaw' }
  /** Mirrored and tilted by degrees. */
  | { kind: 'tilt'; degrees: number; mirror?: boolean }

/** One drawable thing. */
export interface RenderModel {
  front: Draw
  /** Params that change the picture, in addition to colour and size. */
  uses?: readonly ('accent' | 'count' | 'ratio' | 'label' | 'variant')[]
  /**
   * Degrees by which the main picture is tilted, for long thin things; the other views start from the level drawing.
   */
  pose?: number
  /** Rear face or side elevation; replaces the angle view. */
  back?: Draw
  /** How the angle view is made; mirrored and tilted by 12 degrees when absent. */
  turn?: Turn
  /** Centre of the detail view as shares of width and height of the front, and its magnification. */
  focus?: [x: number, y: number, zoom: number]
  /** Letters of the two dimensions, across and up. */
  dims?: [across: string, up: string]
  /** Hangs or is worn: the ground shadow lies apart from it. */
  floats?: boolean
}

/** Models by the name that the catalog uses. */
export type RenderModels = Record<string, RenderModel>
