<?php

declare( strict_types=1 );

namespace Rueda\Form\Upload;

use Rueda\Support\Clock;
use Rueda\Support\Nodes\OwnNode;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * Does what UnusedUploads does, for the files that only this server has. Several requests may do parts of it, because
 * cron may never run here.
 *
 * @phpstan-type Place array{folder: string, unseen: list<string>, table: int, after: int}
 */
final class UnusedUploadsOfNode {
	/** How long the place to go on from is kept. It starts over after that. */
	private const KEPT = WEEK_IN_SECONDS;

	public function __construct( private Clock $clock ) {}

	/**
	 * @param int $milliseconds How long this may take.
	 * @return bool Whether all files were checked.
	 */
	public function delete( int $milliseconds ): bool {
		$until = $this->clock->milliseconds() + $milliseconds;
		$key   = 'rueda_unused_uploads_' . OwnNode::id();
		$place = self::place( get_transient( $key ) );
		do {
			if ( [] === $place['unseen'] ) {
				$place = self::next_folders( $place['folder'] );
			}
			if ( [] === $place['unseen'] ) {
				delete_transient( $key );
				return true;
			}
			$page = UnusedUploads::used_in( UnusedUploads::TABLES[ $place['table'] ], $place['after'] );
			if ( null === $page ) {
				break;
			}
			$place = self::after( $place, $page );
		} while ( $this->clock->milliseconds() < $until );
		set_transient( $key, $place, self::KEPT );
		return false;
	}

	/**
	 * @param string $folder The last folder that was checked.
	 * @return Place
	 */
	private static function next_folders( string $folder ): array {
		$older = UploadFolder::older_than( time() - UnusedUploads::AGE );
		$next  = array_filter( $older, static fn ( string $name ): bool => strcmp( $name, $folder ) > 0 );
		$names = array_slice( array_values( $next ), 0, UnusedUploads::AT_ONCE );
		return [ 'folder' => [] === $names ? $folder : end( $names ), 'unseen' => $names, 'table' => 0, 'after' => 0 ];
	}

	/**
	 * @param Place $place
	 * @param array{names: array<string, true>, after: int} $page What was read there.
	 * @return Place
	 */
	private static function after( array $place, array $page ): array {
		$is_unseen       = static fn ( string $name ): bool => ! isset( $page['names'][ $name ] );
		$place['unseen'] = array_values( array_filter( $place['unseen'], $is_unseen ) );
		$place['after']  = $page['after'];
		$place['table'] += 0 === $page['after'] ? 1 : 0;
		if ( isset( UnusedUploads::TABLES[ $place['table'] ] ) ) {
			return $place;
		}
		if ( UnusedUploads::is_complete() ) {
			array_map( [ UploadFolder::class, 'delete_folder' ], $place['unseen'] );
		}
		return [ 'unseen' => [] ] + $place;
	}

	/** @return Place */
	private static function place( mixed $stored ): array {
		$stored = is_array( $stored ) ? $stored : [];
		return [
			'folder' => Read::text( $stored, 'folder' ),
			'unseen' => Read::strings( $stored['unseen'] ?? null ),
			'table'  => Read::integer( $stored['table'] ?? 0, 0, count( UnusedUploads::TABLES ) - 1, 0 ),
			'after'  => Read::id( $stored['after'] ?? 0 ),
		];
	}
}
