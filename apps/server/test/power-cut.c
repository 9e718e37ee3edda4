/*
 * Preloaded into a server: keeps, beside its data folder (POWER_DATA), what the disk would have of it after a power cut (POWER_DISK).
 * What was written counts from the flush on that follows it. In POWER_DISK each file lies under its inode's number, and `names-N`, N being
 * the folder's number, says which names it has, both as of the last flush.
 *
 * While POWER_DISK/fault holds "CALL ERRNO" (CALL is `write` or `flush`), that call fails for every file of the data folder; what a failed
 * flush was to bring to the disk never gets there, as with Linux, which forgets such pages. Folders within the data folder are let be.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

struct range {
  ino_t inode;
  off_t from, to;
  struct range *next;
};

static struct range *unflushed;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static ssize_t plain_write(int file, const void *bytes, size_t count, off_t at) {
  return syscall(SYS_pwrite64, file, bytes, count, at);
}

/* Whether the file is one of the data folder's, and then what it is. */
static int is_ours(int file, struct stat *is) {
  const char *folder = getenv("POWER_DATA");
  char link[64], path[PATH_MAX];
  if (!folder) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  size_t own = strlen(folder);
  if (strncmp(path, folder, own) != 0 || (path[own] != '/' && path[own] != 0)) return 0;
  return fstat(file, is) == 0;
}

static int on_disk(const char *name, int flags) {
  char path[PATH_MAX];
  snprintf(path, sizeof path, "%s/%s", getenv("POWER_DISK"), name);
  return syscall(SYS_openat, AT_FDCWD, path, flags | O_CLOEXEC, 0600);
}

static int fault(const char *call) {
  char text[64], which[16];
  int number = 0;
  int file = on_disk("fault", O_RDONLY);
  if (file < 0) return 0;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length < 0) return 0;
  text[length] = 0;
  return sscanf(text, "%15s %d", which, &number) == 2 && strcmp(which, call) == 0 ? number : 0;
}

static void note(ino_t inode, off_t from, off_t to) {
  struct range *one = malloc(sizeof *one);
  if (!one) abort();
  *one = (struct range){inode, from, to, unflushed};
  unflushed = one;
}

static void copy(int from, int to, off_t at, off_t end) {
  char bytes[65536];
  while (at < end) {
    size_t wanted = end - at < (off_t)sizeof bytes ? (size_t)(end - at) : sizeof bytes;
    ssize_t got = pread(from, bytes, wanted, at);
    if (got <= 0) return;
    if (plain_write(to, bytes, got, at) != got) abort();
    at += got;
  }
}

/* The ranges of a file that were written since its last flush are on the disk, or are forgotten. */
static void settle(int file, struct stat *is, int is_kept) {
  char name[32];
  snprintf(name, sizeof name, "%lu", (unsigned long)is->st_ino);
  int disk = is_kept ? on_disk(name, O_RDWR | O_CREAT) : -1;
  if (is_kept && disk < 0) abort();
  /* The descriptor may be for writing alone. */
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  int source = is_kept ? (int)syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0) : -1;
  for (struct range **at = &unflushed; *at;) {
    struct range *one = *at;
    if (one->inode != is->st_ino) {
      at = &one->next;
      continue;
    }
    if (is_kept) copy(source, disk, one->from, one->to);
    *at = one->next;
    free(one);
  }
  if (!is_kept) return;
  if (syscall(SYS_ftruncate, disk, is->st_size) != 0) abort();
  close(source);
  close(disk);
}

static void settle_names(int file, struct stat *is) {
  char name[48], finished[PATH_MAX], unfinished[PATH_MAX + 8], line[512];
  snprintf(name, sizeof name, "names-%lu", (unsigned long)is->st_ino);
  snprintf(finished, sizeof finished, "%s/%s", getenv("POWER_DISK"), name);
  snprintf(unfinished, sizeof unfinished, "%s.new", finished);
  int list = syscall(SYS_openat, AT_FDCWD, unfinished, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  DIR *folder = fdopendir(openat(file, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (list < 0 || !folder) abort();
  off_t at = 0;
  for (struct dirent *one; (one = readdir(folder));) {
    if (one->d_name[0] == '.') continue;
    int length = snprintf(line, sizeof line, "%lu %s\n", (unsigned long)one->d_ino, one->d_name);
    if (plain_write(list, line, length, at) != length) abort();
    at += length;
  }
  closedir(folder);
  close(list);
  if (rename(unfinished, finished) != 0) abort();
}

static int flush(int file, const char *which) {
  struct stat is;
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, which);
  if (!is_ours(file, &is)) return real(file);
  pthread_mutex_lock(&lock);
  int error = fault("flush");
  /* The real flush is left out: what is on the disk is what we say, and the machine's own disk is not what is tried. */
  if (S_ISDIR(is.st_mode)) {
    if (!error) settle_names(file, &is);
  } else {
    settle(file, &is, !error);
  }
  pthread_mutex_unlock(&lock);
  errno = error;
  return error ? -1 : 0;
}

/* Its number may be another file's soon. */
int unlink(const char *path) {
  struct stat is;
  char name[32], shadow[PATH_MAX];
  int file = syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0);
  if (file >= 0 && is_ours(file, &is) && is.st_nlink == 1) {
    snprintf(name, sizeof name, "%lu", (unsigned long)is.st_ino);
    snprintf(shadow, sizeof shadow, "%s/%s", getenv("POWER_DISK"), name);
    pthread_mutex_lock(&lock);
    settle(file, &is, 0);
    syscall(SYS_unlinkat, AT_FDCWD, shadow, 0);
    pthread_mutex_unlock(&lock);
  }
  if (file >= 0) close(file);
  return syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}

int fsync(int file) { return flush(file, "fsync"); }
int fdatasync(int file) { return flush(file, "fdatasync"); }

/* Notes what is about to be written; a fault answers in its place. */
static int begins(int file, off_t from, off_t to) {
  struct stat is;
  if (!is_ours(file, &is) || !S_ISREG(is.st_mode)) return 0;
  pthread_mutex_lock(&lock);
  int error = fault("write");
  if (!error) note(is.st_ino, from, to);
  pthread_mutex_unlock(&lock);
  if (!error) return 0;
  errno = error;
  return -1;
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off_t at) {
  if (begins(file, at, at + (off_t)count) != 0) return -1;
  return plain_write(file, bytes, count, at);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) { return pwrite64(file, bytes, count, at); }

ssize_t write(int file, const void *bytes, size_t count) {
  off_t at = lseek(file, 0, SEEK_CUR);
  if (at >= 0 && begins(file, at, at + (off_t)count) != 0) return -1;
  return syscall(SYS_write, file, bytes, count);
}

ssize_t pwritev(int file, const struct iovec *parts, int count, off_t at) {
  off_t end = at;
  for (int i = 0; i < count; i++) end += parts[i].iov_len;
  if (begins(file, at, end) != 0) return -1;
  ssize_t (*real)(int, const struct iovec *, int, off_t) =
      (ssize_t (*)(int, const struct iovec *, int, off_t))dlsym(RTLD_NEXT, "pwritev");
  return real(file, parts, count, at);
}

int ftruncate64(int file, off_t length) {
  struct stat is;
  /* What was beyond is zeros when the file grows again. */
  if (is_ours(file, &is) && S_ISREG(is.st_mode) && begins(file, length, is.st_size > length ? is.st_size : length) != 0)
    return -1;
  return syscall(SYS_ftruncate, file, length);
}

int ftruncate(int file, off_t length) { return ftruncate64(file, length); }
