// Labels in the drawing of a product, taken from its attributes: a drill of 500 W must not show 650W.

import type { RenderSpec, StarterSpecValue } from './types.ts'

/** Attribute of a model and how its value is printed. */
const PRINTED: Readonly<Record<string, [key: string, text: (value: string) => string]>> = {
  'impact-drill': ['power-w', value => `${value}W`],
  'angle-grinder': ['power-w', value => `${value}W`],
  'rotary-hammer': ['power-w', value => `${value}W`],
  'heat-gun': ['power-w', value => `${value}W`],
  'marble-cutter': ['power-w', value => `${value}W`],
  'circular-saw': ['power-w', value => `${value}W`],
  'tape-measure': ['length-m', value => `${value}M`],
  'water-tank': ['capacity-l', value => `${value}L`],
  micrometer: ['range-mm', value => `${value}MM`],
}

/** The drawing with the label of its attributes; one that the family chose itself stays. */
export function withDrawnValues(render: RenderSpec, specs: readonly StarterSpecValue[]): RenderSpec {
  const printed = PRINTED[render.model]
  if (!printed || render.params.label !== undefined) return render
  const [key, text] = printed
  const value = specs.find(spec => spec.key === key)?.value
  if (value === undefined) return render
  const label = text(typeof value === 'number' ? String(value) : value.en)
  return { ...render, params: { ...render.params, label } }
}
