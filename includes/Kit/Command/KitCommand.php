<?php

declare( strict_types=1 );

namespace Rueda\Kit\Command;

use Rueda\Kit\Export\ExportChoice;
use Rueda\Kit\Export\Exporter;
use Rueda\Kit\Export\ItemList;
use Rueda\Kit\Export\Keys;
use Rueda\Kit\Format\DocType;
use Rueda\Kit\Import\ImportChoice;
use Rueda\Kit\Import\Cleaner;
use Rueda\Kit\Import\ImportParts;
use Rueda\Kit\Import\KitFiles;
use Rueda\Kit\Import\Posts;
use Rueda\Kit\Import\ImportReport;
use Rueda\Kit\Import\Run;
use Rueda\Kit\Import\RunStore;
use Rueda\Kit\Import\SettingsIn;
use Rueda\Kit\KitError;
use Rueda\Kit\KitErrors;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/**
 * Exports and imports kits of Rueda.
 *
 * An import acts for the user who is named by --user=<login>, as all commands of WP-CLI do: the user needs the right to
 * manage options and to upload files.
 */
final class KitCommand {
	/** @param \Closure( string, string ): void $tell Takes a method of WP_CLI, such as `success`, and a text. */
	public function __construct( private ImportParts $imports, private \Closure $tell ) {}

	/**
	 * Writes a kit.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file to write, as in kit.zip.
	 *
	 * [--title=<title>]
	 * : What the kit is called. The title of the site, if it is left out.
	 *
	 * [--items=<keys>]
	 * : Keys of items, with commas, as in wheel:balance,page:contact. All, if it is left out.
	 *
	 * [--settings=<parts>]
	 * : Some of cta, share and accessibility, with commas. None, if it is left out.
	 *
	 * [--no-media]
	 * : Without images.
	 *
	 * @param list<string>               $args
	 * @param array<string, string|bool> $options
	 */
	public function export( array $args, array $options ): void {
		$this->guarded(
			function () use ( $args, $options ): void {
				$keys   = self::list( $options, 'items' )
					?? array_column( ( new ItemList( new Keys() ) )->collect()['items'], 'key' );
				$title  = $options['title'] ?? get_bloginfo( 'name' );
				$choice = new ExportChoice(
					is_string( $title ) && '' !== $title ? $title : 'Kit',
					'',
					array_values( array_filter( $keys, 'is_string' ) ),
					self::list( $options, 'settings' ) ?? [],
					false !== ( $options['media'] ?? true )
				);
				foreach ( self::written( $choice, self::file( $args ) ) as $image ) {
					/* translators: %s: name of a file. */
					$text = __(
						'The image %s stays here: it is missing, damaged, too large or not what its name says.',
						'rueda'
					);
					( $this->tell )( 'warning', sprintf( $text, $image ) );
				}
				/* translators: %s: path of a file. */
				( $this->tell )( 'success', sprintf( __( 'The kit is in %s.', 'rueda' ), self::file( $args ) ) );
			}
		);
	}

	/**
	 * Checks a kit and tells what is in it. Changes nothing.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The kit.
	 *
	 * @param list<string> $args
	 */
	public function check( array $args ): void {
		$this->with_upload(
			$args,
			function ( string $upload ): void {
				$told = $this->imports->preview()->describe( KitFiles::open( $upload ) );
				foreach ( is_array( $told['items'] ) ? $told['items'] : [] as $item ) {
					$code = is_array( $item ) ? Read::strings( $item['code'] ?? null ) : [];
					$item = is_array( $item ) ? array_filter( $item, 'is_string' ) : [];
					$line = sprintf( '%-8s %s  %s', $item['state'] ?? '', $item['key'] ?? '', $item['reason'] ?? '' );
					( $this->tell )( 'line', trim( $line ) );
					foreach ( $code as $sentence ) {
						( $this->tell )( 'warning', $sentence );
					}
				}
				( $this->tell )( 'success', __( 'This kit can be imported.', 'rueda' ) );
			}
		);
	}

	/**
	 * Imports a kit, whole or not at all.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The kit.
	 *
	 * [--items=<keys>]
	 * : Keys of items, with commas. All, if it is left out.
	 *
	 * [--settings=<parts>]
	 * : The settings to take from the kit: some of cta, share and accessibility, with commas.
	 *
	 * [--answer=<answer>]
	 * : What to do where an item is here already and differs.
	 * ---
	 * default: keep_both
	 * options:
	 *   - keep_both
	 *   - replace
	 *   - skip
	 * ---
	 *
	 * [--trust]
	 * : Says that you trust who made the kit. Code and settings that lose messages come in then, and these items become
	 * drafts beside what is here. Otherwise they are left out. `check` names them.
	 *
	 * [--publish]
	 * : Publishes the new pages, as far as they are public in the kit. Otherwise they become drafts.
	 *
	 * [--front-page]
	 * : Publishes the new pages, and makes the kit's front page the site's.
	 *
	 * @param list<string>               $args
	 * @param array<string, string|bool> $options
	 */
	public function import( array $args, array $options ): void {
		if ( ! current_user_can( 'manage_options' ) || ! current_user_can( 'upload_files' ) ) {
			( $this->tell )( 'error', __( 'Specify an administrator with --user=<login>.', 'rueda' ) );
			return;
		}
		$trusts    = false !== ( $options['trust'] ?? false );
		$front     = false !== ( $options['front-page'] ?? false );
		$publishes = $front || false !== ( $options['publish'] ?? false );
		if ( $trusts && ! Cleaner::may_trust() ) {
			( $this->tell )(
				'error',
				__( 'Import without --trust: this user may not publish unfiltered HTML here.', 'rueda' )
			);
			return;
		}
		if ( $publishes && ! Posts::may_publish( DocType::PAGE ) ) {
			( $this->tell )( 'error', __( 'Import without --publish: this user may not publish pages.', 'rueda' ) );
			return;
		}
		$this->with_upload(
			$args,
			function ( string $upload ) use ( $options, $trusts, $publishes, $front ): void {
				$keys   = self::list( $options, 'items' ) ?? array_keys( KitFiles::open( $upload )->manifest()->items );
				$answer = $options['answer'] ?? '';
				$parts  = array_intersect( self::list( $options, 'settings' ) ?? [], array_keys( SettingsIn::PARTS ) );
				$choice = new ImportChoice(
					$keys,
					array_values( $parts ),
					array_fill_keys( $keys, is_string( $answer ) ? $answer : '' ),
					$trusts,
					$publishes,
					$front
				);
				$run    = $this->finish( $this->imports->importer()->start( $upload, $choice ) );
				$this->report( $run );
			}
		);
	}

	/**
	 * Undoes an import, up to 30 days after it.
	 *
	 * ## OPTIONS
	 *
	 * [<id>]
	 * : The id that the import has printed. The last import that changed something, if it is left out.
	 *
	 * @param list<string> $args
	 */
	public function undo( array $args ): void {
		$this->guarded(
			function () use ( $args ): void {
				$store = $this->imports->store();
				$run   = isset( $args[0] ) ? $store->find( $args[0] ) : self::last_change( $store );
				if ( null === $run || ( ! $store->can_undo( $run ) && [] === $run->unfinished ) ) {
					( $this->tell )( 'error', self::why_not( $store, $run ) );
					return;
				}
				$run = $this->finish( $this->imports->importer()->undo( $run->id ) );
				if ( [] !== $run->unfinished ) {
					$told = $this->imports->report()->describe( $run )['message'];
					( $this->tell )( 'error', is_string( $told ) ? $told : '' );
					return;
				}
				if ( ! $run->is_undone && 'success' === $run->result ) {
					// Another request is working on this run.
					throw new KitError( 'kit_at_work' );
				}
				foreach ( $this->imports->report()->kept( $run ) as $kept ) {
					/* translators: 1: title of a page, form or wheel. 2: a sentence that says why it is kept. */
					$text = __( 'Kept: %1$s. %2$s', 'rueda' );
					( $this->tell )( 'warning', sprintf( $text, $kept['title'], $kept['reason'] ) );
				}
				( $this->tell )( 'success', __( 'This import was undone.', 'rueda' ) );
			}
		);
	}

	/** The newest run that has changed this site, also if it is undone by now. */
	private static function last_change( RunStore $store ): ?Run {
		foreach ( $store->all() as $run ) {
			if ( [] !== $run->unfinished || ( $run->total > 0 && 'failure' !== $run->result ) ) {
				return $run;
			}
		}
		return null;
	}

	/** Never undoes an earlier import instead: a command that runs twice would undo two. */
	private static function why_not( RunStore $store, ?Run $run ): string {
		$next = array_values( array_filter( $store->all(), [ $store, 'can_undo' ] ) )[0] ?? null;
		return null === $run || null === $next
			? __( 'There is no import that could be undone.', 'rueda' )
			/* translators: %s: 32 letters and digits. */
			: sprintf( __( 'This import cannot be undone. To undo another one, use its id: %s', 'rueda' ), $next->id );
	}

	private function finish( Run $run ): Run {
		$before = -1;
		while ( $run->is_on() ) {
			if ( $before !== $run->position ) {
				( $this->tell )( 'line', sprintf( '%d/%d', max( 0, $run->position ), $run->total ) );
			}
			$before = $run->position;
			$run    = $this->imports->importer()->step( $run->id );
		}
		return $run;
	}

	private function report( Run $run ): void {
		$told = $this->imports->report();
		foreach ( $run->items as $key => $item ) {
			$is_draft = 'created' === $item['outcome'] && 'draft' === get_post_status( $item['id'] );
			$reason   = $told->reason( $item );
			$reason   = '' === $reason && $is_draft ? __( '(draft)', 'rueda' ) : $reason;
			$line     = sprintf( '%-12s %s  %s', $item['outcome'], $key, $reason );
			( $this->tell )( 'line', trim( $line ) );
		}
		foreach ( [ ...ImportReport::unresolved( $run ), ...$run->addresses ] as $what ) {
			/* translators: %s: title of an item, and what it refers to. */
			( $this->tell )( 'warning', sprintf( __( 'Left empty: %s', 'rueda' ), $what ) );
		}
		foreach ( $run->recipients as $what ) {
			/* translators: %s: title of a form, and an email address. */
			( $this->tell )( 'line', sprintf( __( 'Emails go to: %s', 'rueda' ), $what ) );
		}
		if ( 'success' !== $run->result ) {
			( $this->tell )( 'error', KitErrors::sentence( $run->reason, $run->entry ) );
			return;
		}
		if ( 0 === $run->total ) {
			( $this->tell )( 'success', ImportReport::nothing() );
			return;
		}
		/* translators: %s: 32 letters and digits. */
		$text = __( 'The kit was imported. To undo it, use this id: %s', 'rueda' );
		( $this->tell )( 'success', sprintf( $text, $run->id ) );
	}

	/**
	 * @param list<string>             $args
	 * @param callable( string ): void $work
	 */
	private function with_upload( array $args, callable $work ): void {
		$this->guarded(
			static function () use ( $args, $work ): void {
				$path = self::file( $args );
				if ( ! is_file( $path ) ) {
					throw new KitError( 'kit_no_file', $path );
				}
				$upload = KitFiles::keep( $path );
				try {
					$work( $upload );
				} finally {
					KitFiles::drop( $upload );
				}
			}
		);
	}

	/** @return list<string> Names of images that had to be left out. */
	private static function written( ExportChoice $choice, string $path ): array {
		try {
			return Exporter::write( $choice, $path );
		} catch ( KitError $error ) {
			// The general sentence is about the uploads folder, but this file may be anywhere.
			throw 'no-write-permissions' === $error->reason ? new KitError( 'kit_not_written', $path ) : $error;
		}
	}

	/** @param callable(): void $work */
	private function guarded( callable $work ): void {
		try {
			$work();
		} catch ( KitError $error ) {
			( $this->tell )( 'error', KitErrors::sentence( $error->reason, $error->entry ) );
		}
	}

	/** @param list<string> $args */
	private static function file( array $args ): string {
		return $args[0] ?? throw new KitError( 'kit_gone' );
	}

	/**
	 * @param array<string, string|bool> $options
	 * @return list<string>|null Null when it was left out.
	 */
	private static function list( array $options, string $name ): ?array {
		$given = $options[ $name ] ?? null;
		return is_string( $given )
			? array_values( array_diff( array_map( 'trim', explode( ',', $given ) ), [ '' ] ) )
			: null;
	}
}
