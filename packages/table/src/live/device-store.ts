/** The one store of each of the databases in which this browser keeps what no other has, by table and seat. */
export const STORE = 'keys';

export const openDeviceStore = (name: 'vexillum-devices' | 'vexillum-links'): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answered(request);
};

export const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps no keys'));
  });
