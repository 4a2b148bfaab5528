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
		preg_match_all( self::BLOCK, $post->post_content, $found );
		foreach ( $found[1] as $json ) {
			$attributes = json_decode( $json, true );
			$source     = is_array( $attributes ) ? self::from_attributes( $attributes ) : null;
			if ( $this->kind === $source?->kind && $this->number === $source->number ) {
				return true;
			}
		}
		return false;
	}
}
