<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import\Undo;

use Rueda\Kit\Import\FrontPage;
use Rueda\Kit\Import\Importer;
use Rueda\Kit\Import\RefusedWrites;
use Rueda\Kit\Import\Run;
use Rueda\Kit\Import\RunStore;
use Rueda\Kit\Import\SettingsIn;
use Rueda\Kit\KitMeta;
use Rueda\Support\Listeners\Listeners;
use Throwable;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Undoes the tasks of a run, the last one first. */
final class Rollback {
	/** How often undoing a task is tried before the other tasks go on. Later it is tried again every hour. */
	private const TRIES = 5;

	public function __construct( private RunStore $store ) {}

	/** Begins to undo an import. What was edited since then or is used elsewhere stays, with all that it uses. */
	public function begin( Run $run ): void {
		$run->kept       = [];
		$run->kept_tasks = [];
		$this->keep( $run, self::edited( $run ), 'edited' );
		$this->keep( $run, self::trashed( $run ), 'trashed' );
		foreach ( $run->media_prints as $sha256 => $print ) {
			$post = self::post( $run->media[ $sha256 ] );
			if ( null !== $post && Fingerprint::is_edited( $post, $print ) ) {
				$this->keep_image( $run, $sha256, 'edited' );
			}
		}
		$this->keep_settings( $run );
		$this->keep_used( $run );
		$run->phase     = Run::UNDOING;
		$run->is_undone = true;
		$this->store->save( $run );
	}

	/** Begins to undo a failed run. What somebody has edited meanwhile stays, even if the run has created it. */
	public function begin_failed( Run $run ): void {
		$this->keep( $run, self::edited( $run ), 'edited' );
		$this->keep( $run, self::trashed( $run ), 'trashed' );
		$this->keep_settings( $run );
	}

	/** @return list<string> Keys of items. */
	private static function edited( Run $run ): array {
		$edited = [];
		foreach ( $run->items as $key => $item ) {
			$post = '' === $item['print'] ? null : self::post( $item['id'] );
			// A post without an outcome may be published already, if its step died before the outcome was stored.
			$is_draft = '' === $item['outcome'];
			if ( null !== $post && Fingerprint::is_edited( $post, $item['print'], $is_draft ) ) {
				$edited[] = (string) $key;
			}
		}
		return $edited;
	}

	/** @return list<string> Keys of replaced items in the trash. Restoring them could make them public again. */
	private static function trashed( Run $run ): array {
		$trashed = [];
		foreach ( $run->items as $key => $item ) {
			if ( 'replaced' === $item['outcome'] && 'trash' === self::post( $item['id'] )?->post_status ) {
				$trashed[] = (string) $key;
			}
		}
		return $trashed;
	}

	private function keep_settings( Run $run ): void {
		foreach ( $run->settings as $part => $setting ) {
			if ( '' !== $setting['print'] && SettingsIn::print( $part ) !== $setting['print'] ) {
				$run->kept[]       = [ 'id' => 0, 'title' => $part, 'reason' => 'edited' ];
				$run->kept_tasks[] = 'setting:' . $part;
			}
		}
	}

	private function keep_used( Run $run ): void {
		$own = [];
		foreach ( $run->items as $key => $item ) {
			if ( '' !== $item['print'] && ! in_array( 'publish:' . $key, $run->kept_tasks, true ) ) {
				$own[ $key ] = $item['id'];
			}
		}
		$is_created = static fn ( string $key ): bool => 'created' === $run->items[ $key ]['outcome'];

		$created = array_filter( $own, $is_created, ARRAY_FILTER_USE_KEY );
		$images  = array_intersect_key( $run->media, $run->media_prints );
		$used    = ( new Uses() )->find( array_values( $images ), array_values( $created ), array_values( $own ) );
		$used    = [ ...$used, ...$this->of_other_runs( $run ), ...self::front_pages( $run ) ];
		foreach ( array_keys( array_intersect( $images, $used ) ) as $sha256 ) {
			$this->keep_image( $run, (string) $sha256, 'used' );
		}
		$kept   = array_intersect( $created, $used );
		$filled = array_intersect( $kept, Uses::answered( array_values( $kept ) ) );
		$this->keep( $run, array_map( 'strval', array_keys( $filled ) ), 'filled_in' );
		$this->keep( $run, array_map( 'strval', array_keys( $kept ) ), 'used' );
	}

	/** @return list<int> The site's front page, unless the run has made it that and undo puts back what was before. */
	private static function front_pages( Run $run ): array {
		$is_own = '' !== ( $run->settings[ FrontPage::PART ]['print'] ?? '' )
			&& ! in_array( 'setting:' . FrontPage::PART, $run->kept_tasks, true );
		return $is_own ? [] : [ FrontPage::now() ];
	}

	/** @return list<int> Images of other imports, which may use images of this one too, perhaps in settings. */
	private function of_other_runs( Run $run ): array {
		$images = [];
		foreach ( $this->store->all() as $other ) {
			if ( $other->id !== $run->id && 'success' === $other->result && ! $other->is_undone ) {
				$images = [ ...$images, ...array_values( $other->media ) ];
			}
		}
		return $images;
	}

	/** @return bool Whether no task is left to be undone now. */
	public function go_on( Run $run, float $until ): bool {
		$journal = new Journal( $run->id );
		// The first task is always undone, so that every step makes progress.
		$is_first = true;
		while ( $run->position >= 0 && ( $is_first || Importer::seconds() < $until ) ) {
			$is_first = false;
			$task     = $run->tasks[ $run->position ] ?? '';
			if ( ! in_array( $task, $run->kept_tasks, true ) && ! $this->undo_task( $run, $journal ) ) {
				return false;
			}
			if ( ! isset( $run->unfinished[ $run->position ] ) ) {
				$journal->drop( $run->position );
			}
			--$run->position;
			$run->failed_undos = 0;
			$this->store->save( $run );
		}
		if ( $run->position < 0 ) {
			// The fingerprints are stored now, because undoing other tasks may have changed the same posts.
			$this->remember( $run );
		}
		return $run->position < 0;
	}

	/**
	 * Undoes the part of a task that a dead request has done.
	 *
	 * @return int How often the task was begun before.
	 */
	public function tidy( Run $run ): int {
		$journal = new Journal( $run->id );
		$tries   = $journal->tries( $run->position );
		if ( $tries > 0 ) {
			$this->revert( $journal, $run->position );
		}
		return $tries;
	}

	private function undo_task( Run $run, Journal $journal ): bool {
		try {
			$this->revert( $journal, $run->position );
		} catch ( Throwable $error ) {
			++$run->failed_undos;
			$this->store->save( $run );
			if ( $run->failed_undos < self::TRIES ) {
				/** This action is documented in includes/Kit/Import/Importer.php */
				Listeners::act( 'rueda_kit_import_failed', [ $error, $run->id ] );
				return false;
			}
			$this->leave( $run, $run->position );
		}
		return true;
	}

	/** Tries once more to undo what could not be undone. What was edited since then stays. */
	public function retry( Run $run ): void {
		$journal         = new Journal( $run->id );
		$left            = $run->unfinished;
		$is_other        = static fn ( array $kept ): bool => 'failed' !== $kept['reason'];
		$run->kept       = array_values( array_filter( $run->kept, $is_other ) );
		$run->unfinished = [];
		foreach ( $left as $task => $print ) {
			$now = $this->print( $run, $run->tasks[ $task ] ?? '' );
			try {
				if ( '' === $now || $now === $print ) {
					$this->revert( $journal, $task );
				} else {
					$run->kept[] = [ 'id' => 0, 'title' => $run->tasks[ $task ], 'reason' => 'edited' ];
				}
				$journal->drop( $task );
			} catch ( Throwable $error ) {
				/** This action is documented in includes/Kit/Import/Importer.php */
				Listeners::act( 'rueda_kit_import_failed', [ $error, $run->id ] );
				$this->leave( $run, $task );
			}
		}
		$this->remember( $run );
	}

	/** Leaves a task for a later try, for which its journal is kept. */
	private function leave( Run $run, int $task ): void {
		$run->unfinished[ $task ] = '';
		$run->kept[]              = [ 'id' => 0, 'title' => $run->tasks[ $task ] ?? '', 'reason' => 'failed' ];
	}

	/** Stores the fingerprints of what is left, which show at the next try whether somebody has edited it. */
	private function remember( Run $run ): void {
		foreach ( array_keys( $run->unfinished ) as $task ) {
			$run->unfinished[ $task ] = $this->print( $run, $run->tasks[ $task ] ?? '' );
		}
		$this->store->save( $run );
	}

	/** The present fingerprint of what a task has changed; empty when that is gone. */
	private function print( Run $run, string $task ): string {
		[ $what, $name ] = explode( ':', $task, 2 ) + [ '', '' ];
		if ( 'setting' === $what ) {
			return SettingsIn::print( $name );
		}
		$id   = 'image' === $what ? $run->media[ $name ] ?? 0 : $run->items[ $name ]['id'] ?? 0;
		$post = self::post( $id );
		return null === $post ? '' : Fingerprint::of_post( $post );
	}

	/** The post as it is in the database. Another request may have changed it while this one waited for its turn. */
	private static function post( int $id ): ?WP_Post {
		clean_post_cache( $id );
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post ? $post : null;
	}

	private function revert( Journal $journal, int $task ): void {
		RefusedWrites::notice(
			(string) $task,
			static fn () => array_map( [ Undo::class, 'revert' ], array_reverse( $journal->entries( $task ) ) )
		);
	}

	/** @param list<string> $keys */
	private function keep( Run $run, array $keys, string $reason ): void {
		foreach ( $keys as $key ) {
			$item    = $run->items[ $key ] ?? null;
			$is_made = null !== $item && $item['id'] > 0
				&& ( '' !== $item['print'] || in_array( $item['action'], [ 'create', 'keep_both' ], true ) );
			if ( ! $is_made || in_array( 'publish:' . $key, $run->kept_tasks, true ) ) {
				continue;
			}
			delete_post_meta( $item['id'], KitMeta::RUN );
			$run->kept[] = [ 'id' => $item['id'], 'title' => $item['title'], 'reason' => $reason ];
			array_push( $run->kept_tasks, 'make:' . $key, 'replace:' . $key, 'publish:' . $key );
			foreach ( $item['media'] as $sha256 ) {
				$this->keep_image( $run, $sha256, '' );
			}
			$this->keep( $run, $item['uses'], 'used' );
		}
	}

	/** @param string $reason Why the image is kept; empty when the report need not list it. */
	private function keep_image( Run $run, string $sha256, string $reason ): void {
		if ( in_array( 'image:' . $sha256, $run->kept_tasks, true ) ) {
			return;
		}
		$run->kept_tasks[] = 'image:' . $sha256;
		if ( isset( $run->media[ $sha256 ] ) ) {
			delete_post_meta( $run->media[ $sha256 ], KitMeta::RUN );
		}
		if ( '' !== $reason ) {
			$id          = $run->media[ $sha256 ];
			$run->kept[] = [ 'id' => $id, 'title' => get_the_title( $id ), 'reason' => $reason ];
		}
	}
}
