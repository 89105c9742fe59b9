// Scans barcodes with the camera, in browsers that support it; renders nothing in others.

import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../app/messages.ts'
import { cameraGate } from './camera-gate.ts'

interface Detector {
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'code_39', 'itf', 'qr_code', 'data_matrix']
const EACH_MILLISECONDS = 200

const detectorClass = (): DetectorClass | null =>
  (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector ?? null

/** A barcode detector; null if the browser has none or no camera API. */
async function makeDetector(): Promise<Detector | null> {
  const Detects = detectorClass()
  if (!Detects || !navigator.mediaDevices?.getUserMedia) return null
  const supported = await Detects.getSupportedFormats().catch((): string[] => [])
  const formats = FORMATS.filter(format => supported.includes(format))
  return formats.length > 0 ? new Detects({ formats }) : null
}

/** Shows the camera in the video element and scans it; returns a disposer. */
function readFrom(video: HTMLVideoElement, detector: Detector, tell: { code(code: string): void; blocked(): void }) {
  const isNew = cameraGate()
  let stream: MediaStream | null = null
  let timer = 0
  let ended = false
  const look = async () => {
    // a frame that is not ready or unreadable is followed by another one
    const found = await detector.detect(video).catch(() => [])
    if (ended) return
    for (const { rawValue } of found) if (isNew(rawValue, Date.now())) tell.code(rawValue)
    timer = window.setTimeout(look, EACH_MILLISECONDS)
  }
  const stop = () => {
    ended = true
    window.clearTimeout(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  navigator.mediaDevices
    .getUserMedia({ video: { facingMode: 'environment' } })
    .then(async given => {
      stream = given
      if (ended) return stop()
      video.srcObject = given
      await video.play()
      await look()
    })
    .catch(() => !ended && tell.blocked())
  return stop
}

interface ViewProps {
  detector: Detector
  onCode(code: string): void
  onBlocked(): void
}

function CameraView({ detector, ...tell }: ViewProps) {
  const t = useMessages('scanning')
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    if (!video.current) return
    return readFrom(video.current, detector, {
      code: code => latest.current.onCode(code),
      blocked: () => latest.current.onBlocked(),
    })
  }, [detector])
  return <video ref={video} className="camera" muted playsInline aria-label={t('cameraPicture')} />
}

/** A button that turns the camera on and off; each barcode is reported once. */
export function CameraScan({ onCode }: { onCode(code: string): void }) {
  const t = useMessages('scanning')
  const [detector, setDetector] = useState<Detector | null>(null)
  const [state, setState] = useState<'off' | 'on' | 'blocked'>('off')
  useEffect(() => {
    let current = true
    void makeDetector().then(made => current && setDetector(made))
    return () => {
      current = false
    }
  }, [])
  if (!detector) return null
  const isOn = state === 'on'
  return (
    <>
      <button type="button" className="b" aria-pressed={isOn} onClick={() => setState(isOn ? 'off' : 'on')}>
        {t(isOn ? 'cameraOff' : 'camera')}
      </button>
      {isOn && <CameraView detector={detector} onCode={onCode} onBlocked={() => setState('blocked')} />}
      <p role="alert" className={state === 'blocked' ? 'problem' : undefined}>
        {state === 'blocked' && t('cameraBlocked')}
      </p>
    </>
  )
}
