<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Kit\Format\Canonical;
use Rueda\Kit\Format\DocType;
use Rueda\Kit\Format\Kit;
use Rueda\Kit\Format\ManifestItem;
use Rueda\Kit\Import\Code\ItemCode;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Decides what a run does, before anything is changed: images first, then an empty draft for each item, then the
 * contents of the drafts, then the settings. What visitors see changes last.
 *
 * @phpstan-import-type RunItem from Run
 */
final class Planner {
	private const MAKING = [ 'create', 'keep_both', 'replace' ];

	public function __construct( private Matches $matches ) {}

	public function plan( Run $run, Kit $kit, ImportChoice $choice ): void {
		$manifest        = $kit->manifest();
		$run->is_trusted = $choice->trusts && Cleaner::may_trust();
		$run->publishes  = $choice->publishes;

		$matches = $this->matches->find( $kit );
		foreach ( $this->matches->imported( $manifest ) as $key => $posts ) {
			$run->here[ $key ] = $posts[0]->ID;
		}
		foreach ( $manifest->items as $key => $item ) {
			if ( in_array( $key, $choice->items, true ) ) {
				$run->items[ $key ] = $this->item( $run, $item, $kit->item( $key ), $matches[ $key ] ?? [], $choice );
			}
		}
		$images = array_merge( [], ...array_values( array_column( $run->items, 'media' ) ) );
		foreach ( array_keys( SettingsIn::PARTS ) as $part ) {
			if ( $manifest->settings[ $part ] ) {
				$is_taken               = in_array( $part, $choice->settings, true );
				$run->settings[ $part ] = [ 'answer' => $is_taken ? 'kit' : 'mine', 'outcome' => '', 'print' => '' ];
				$images                 = $is_taken
					? [ ...$images, ...ReferencesIn::images( Canonical::json( $kit->settings( $part ) ) ) ]
					: $images;
			}
		}
		if ( $choice->front && isset( $run->items[ $manifest->front_page ] ) ) {
			$run->settings[ FrontPage::PART ] = [ 'answer' => 'kit', 'outcome' => '', 'print' => '' ];
		}
		$images     = array_values( array_intersect( array_unique( $images ), array_keys( $manifest->media ) ) );
		$run->media = Images::known( array_intersect_key( $manifest->media, array_flip( $images ) ) );
		$run->tasks = $this->tasks( $run, array_diff( $images, array_keys( $run->media ) ) );
		$run->total = count( $run->tasks );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @param list<WP_Post>        $matches
	 * @return RunItem
	 */
	private function item( Run $run, ManifestItem $item, array $fields, array $matches, ImportChoice $choice ): array {
		$found   = $this->matches->compare( $fields, $matches );
		$content = is_string( $fields['content'] ?? null ) ? $fields['content'] : '';
		$foreign = Cleaner::foreign_block( $content );
		$action  = $this->action( $item->key(), $found['state'], $foreign, $choice );
		$is_made = in_array( $action, self::MAKING, true );
		$code    = $is_made && $run->is_trusted ? ItemCode::names( ItemCode::in_item( $item->doc_type, $fields ) ) : [];
		// Code comes in a draft, and what visitors see here does not become one.
		$action  = 'replace' === $action && [] !== $code ? 'keep_both' : $action;
		$is_kept = in_array( $action, [ 'replace', 'skip', 'already_here' ], true );
		$parent  = $fields['parent'] ?? '';
		return [
			'title'    => $item->title,
			'doc_type' => $item->doc_type,
			'action'   => $action,
			'id'       => $is_kept ? $found['post']->ID ?? 0 : 0,
			'outcome'  => '',
			'reason'   => 'refused' === $action ? 'kit_bad_block:' . $foreign : '',
			'print'    => '',
			'hash'     => Matches::hash( $fields ),
			'media'    => $is_made ? ReferencesIn::images( Canonical::json( $fields ) ) : [],
			'uses'     => $item->uses,
			'code'     => $code,
			'parent'   => DocType::PAGE === $item->doc_type && is_string( $parent ) ? $parent : '',
		];
	}

	private function action( string $key, string $state, string $foreign, ImportChoice $choice ): string {
		if ( Matches::SAME === $state ) {
			return 'already_here';
		}
		$action = Matches::IS_NEW === $state ? 'create' : $choice->answer( $key );
		return 'skip' !== $action && '' !== $foreign ? 'refused' : $action;
	}

	/**
	 * @param array<int, string> $images Hashes of the images that this site lacks.
	 * @return list<string>
	 */
	private function tasks( Run $run, array $images ): array {
		$made     = [];
		$replaced = [];
		foreach ( $run->items as $key => $item ) {
			if ( in_array( $item['action'], [ 'create', 'keep_both' ], true ) ) {
				$made[ $key ] = $this->depth( $run, $key );
			} elseif ( 'replace' === $item['action'] ) {
				$replaced[] = $key;
			}
		}
		// Parents come first, because the address of a page begins with its parent's.
		asort( $made );
		$made = array_keys( $made );
		$kits = static fn ( array $part ): bool => 'kit' === $part['answer'];
		$take = array_keys( array_filter( $run->settings, $kits ) );
		// It has to be public before it is the front page.
		$last = array_intersect( $take, [ FrontPage::PART ] );
		return [
			...self::named( 'image', $images ),
			...self::named( 'make', $made ),
			...self::named( 'fill', $made ),
			...self::named( 'setting', array_diff( $take, $last ) ),
			...self::named( 'replace', $replaced ),
			...self::named( 'publish', $made ),
			...self::named( 'setting', $last ),
			...self::named( 'keep', $images ),
		];
	}

	/** A number that is larger for pages further below. If pages are parents of each other, a parent is dropped. */
	private function depth( Run $run, string $key ): int {
		$seen = [ $key => true ];
		$next = $run->items[ $key ]['parent'];
		while ( isset( $run->items[ $next ] ) ) {
			if ( isset( $seen[ $next ] ) ) {
				$run->items[ $key ]['parent'] = '';
				return 0;
			}
			$seen[ $next ] = true;
			$next          = $run->items[ $next ]['parent'];
		}
		return count( $seen );
	}

	/**
	 * @param array<int, string> $keys
	 * @return list<string>
	 */
	private static function named( string $task, array $keys ): array {
		return array_values( array_map( static fn ( string $key ): string => $task . ':' . $key, $keys ) );
	}
}
