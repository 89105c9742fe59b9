// What the last scan did, announced: good news, or why nothing was counted.

export interface Told {
  text: string
  good: boolean
  /** Another one for each scan: the same words are announced again. */
  turn: number
}

export function ScanTold({ told }: { told: Told | null }) {
  return (
    <>
      <div role="status">
        {told?.good && (
          <p key={told.turn} className="scan-ok">
            {told.text}
          </p>
        )}
      </div>
      <div role="alert">
        {told && !told.good && (
          <p key={told.turn} className="problem">
            {told.text}
          </p>
        )}
      </div>
    </>
  )
}
