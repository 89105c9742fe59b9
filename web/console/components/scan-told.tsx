// The result of the last scan, announced: counted, or why not.

export interface Told {
  text: string
  good: boolean
  /** Changes with each scan, so that the same text is announced again. */
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
