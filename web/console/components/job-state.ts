// The states of bulk jobs, of orders and of other records.

export type JobState = 'waiting' | 'running' | 'done' | 'cancelled' | 'stopped'

export const JOB_DOTS: Readonly<Record<JobState, string>> = {
  ...{ waiting: '', running: 'half', done: 'full', cancelled: 'bad', stopped: 'bad' },
}

export const isOpen = ({ state }: { state: JobState }): boolean => state === 'waiting' || state === 'running'
