<?php

declare( strict_types=1 );

namespace Rueda\Report\SavedChart;

use Rueda\Support\Read;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * What a saved chart shows that has no ratings of its own: a report, the latest report of a wheel, or the average of
 * all of them.
 *
 * @immutable
 */
final class ChartSource {
	public const REPORT  = 'report';
	public const LATEST  = 'latest';
	public const AVERAGE = 'average';

	private const BLOCK = '~<!-- wp:rueda/saved-chart (\{.*?\}) /?-->~s';

	/**
	 * @param string $kind   REPORT, LATEST or AVERAGE.
	 * @param int    $number Of the report, or of the wheel; 0 until an author has chosen one.
	 */
	public function __construct( public string $kind, public int $number ) {}

	/**
	 * @param array<array-key, mixed> $attributes Of the block.
	 * @return self|null Null for a chart with ratings of its own, and for the chart of the page's report.
	 */
	public static function from_attributes( array $attributes ): ?self {
		$kind = Read::text( $attributes, 'show' );
		if ( in_array( $kind, [ self::LATEST, self::AVERAGE ], true ) ) {
			return new self( $kind, Read::id( $attributes['wheelId'] ?? 0 ) );
		}
		$report = Read::id( $attributes['reportId'] ?? 0 );
		// Blocks that were made before there was a choice have only the number.
		return self::REPORT === $kind || $report > 0 ? new self( self::REPORT, $report ) : null;
	}

	/** Whether a page's own content has a block that shows this. */
	public function is_in( WP_Post $post ): bool {
		return in_array( $this->key(), self::keys( $post->post_content ), true );
	}

	/**
	 * The content with those sources alone that other content has, too; the blocks stay.
	 *
	 * @param string $known The other content.
	 */
	public static function only_known( string $content, string $known ): string {
		$keys = self::keys( $known );
		return preg_replace_callback(
			self::BLOCK,
			static function ( array $found ) use ( $keys ): string {
				$source = self::from_json( $found[1] );
				if ( null === $source || in_array( $source->key(), $keys, true ) ) {
					return $found[0];
				}
				$rest = array_diff_key( (array) json_decode( $found[1], true ), [ 'show' => '', 'reportId' => 0 ] );
				$json = [] === $rest ? '{}' : serialize_block_attributes( $rest );
				return str_replace( $found[1], $json, $found[0] );
			},
			$content
		) ?? $known;
	}

	/** @return list<string> */
	private static function keys( string $content ): array {
		preg_match_all( self::BLOCK, $content, $found );
		$sources = array_filter( array_map( [ self::class, 'from_json' ], $found[1] ) );
		return array_values( array_map( static fn ( self $source ): string => $source->key(), $sources ) );
	}

	private static function from_json( string $json ): ?self {
		$attributes = json_decode( $json, true );
		return is_array( $attributes ) ? self::from_attributes( $attributes ) : null;
	}

	private function key(): string {
		return "{$this->kind} {$this->number}";
	}
}
