/*
 * Loaded into the server (LD_PRELOAD): writes down, in order, what it does to the files of one folder. `disk.ts` makes from that
 * what a disk would hold after a power cut at any moment: what was not synced may be lost, or be there in part.
 *
 * DUSTUP_POWER_FOLDER: the folder. DUSTUP_POWER_JOURNAL: the file that is written to, one record at a time; the test adds its own.
 * A record: 'op path-length data-length offset\n', path, data. What goes by mmap is not seen: SQLite maps only its -shm file, which it makes anew.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST_FILES 4096

static char *paths[MOST_FILES];
static const char *folder;
static size_t folder_length;
static int journal = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

__attribute__((constructor)) static void begin(void) {
  folder = getenv("DUSTUP_POWER_FOLDER");
  const char *to = getenv("DUSTUP_POWER_JOURNAL");
  if (folder == NULL || to == NULL) return;
  folder_length = strlen(folder);
  journal = (int)syscall(SYS_openat, AT_FDCWD, to, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

/* The path within the folder, "" for the folder itself, or NULL. */
static const char *inside(const char *path) {
  if (journal < 0 || path == NULL || strncmp(path, folder, folder_length) != 0) return NULL;
  if (path[folder_length] == '\0') return path + folder_length;
  return path[folder_length] == '/' ? path + folder_length + 1 : NULL;
}

static const char *path_of(int fd) { return fd >= 0 && fd < MOST_FILES ? paths[fd] : NULL; }

static void put(char op, const char *path, const void *data, size_t length, off_t offset) {
  char head[128];
  int said = snprintf(head, sizeof head, "%c %zu %zu %lld\n", op, strlen(path), length, (long long)offset);
  struct iovec parts[3] = {{head, (size_t)said}, {(void *)path, strlen(path)}, {(void *)data, length}};
  syscall(SYS_writev, journal, parts, length > 0 ? 3 : 2); /* one call: records of others do not come between */
}

static int opened(int fd, const char *path, int flags) {
  const char *within = inside(path);
  if (fd < 0 || fd >= MOST_FILES) return fd;
  int before = errno;
  pthread_mutex_lock(&lock);
  free(paths[fd]);
  paths[fd] = within == NULL ? NULL : strdup(within);
  if (within != NULL && (flags & O_CREAT)) put('C', within, NULL, 0, 0);
  if (within != NULL && (flags & O_TRUNC)) put('T', within, NULL, 0, 0);
  pthread_mutex_unlock(&lock);
  errno = before;
  return fd;
}

#define OPEN(name)                                                                   \
  int name(const char *path, int flags, ...) {                                       \
    va_list more;                                                                    \
    va_start(more, flags);                                                           \
    mode_t mode = (flags & (O_CREAT | O_TMPFILE)) ? (mode_t)va_arg(more, int) : 0;   \
    va_end(more);                                                                    \
    return opened((int)syscall(SYS_openat, AT_FDCWD, path, flags, mode), path, flags); \
  }
OPEN(open)
OPEN(open64)

int close(int fd) {
  if (path_of(fd) != NULL) {
    pthread_mutex_lock(&lock);
    free(paths[fd]);
    paths[fd] = NULL;
    pthread_mutex_unlock(&lock);
  }
  return (int)syscall(SYS_close, fd);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
  if (path_of(fd) == NULL) return syscall(SYS_pwrite64, fd, data, length, offset);
  pthread_mutex_lock(&lock);
  ssize_t done = syscall(SYS_pwrite64, fd, data, length, offset);
  int before = errno;
  if (done > 0) put('W', paths[fd], data, (size_t)done, offset);
  pthread_mutex_unlock(&lock);
  errno = before;
  return done;
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) { return pwrite64(fd, data, length, offset); }

ssize_t write(int fd, const void *data, size_t length) {
  if (path_of(fd) == NULL) return syscall(SYS_write, fd, data, length);
  pthread_mutex_lock(&lock);
  ssize_t done = syscall(SYS_write, fd, data, length);
  int before = errno;
  off_t end = (off_t)syscall(SYS_lseek, fd, 0, SEEK_CUR);
  if (done > 0) put('W', paths[fd], data, (size_t)done, end - done);
  pthread_mutex_unlock(&lock);
  errno = before;
  return done;
}

/* On disk: whatever was written to the file before this began. */
static int synced(int fd, long call) {
  int done = (int)syscall(call, fd);
  int before = errno;
  pthread_mutex_lock(&lock);
  if (done == 0 && path_of(fd) != NULL) put('S', paths[fd], NULL, 0, 0);
  pthread_mutex_unlock(&lock);
  errno = before;
  return done;
}

int fsync(int fd) { return synced(fd, SYS_fsync); }
int fdatasync(int fd) { return synced(fd, SYS_fdatasync); }

int ftruncate64(int fd, off64_t length) {
  pthread_mutex_lock(&lock);
  int done = (int)syscall(SYS_ftruncate, fd, length);
  int before = errno;
  if (done == 0 && path_of(fd) != NULL) put('T', paths[fd], NULL, 0, length);
  pthread_mutex_unlock(&lock);
  errno = before;
  return done;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

int unlink(const char *path) {
  const char *within = inside(path);
  int done = (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
  if (done == 0 && within != NULL) put('U', within, NULL, 0, 0);
  return done;
}

int rename(const char *from, const char *to) {
  const char *old = inside(from);
  const char *new = inside(to);
  int done = (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
  if (done == 0 && old != NULL && new != NULL) put('R', old, new, strlen(new), 0);
  return done;
}
