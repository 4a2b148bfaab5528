<?php
/**
 * The switch `limits`: without limits, because to the server all tests are one visitor, who does more than any person
 * in an hour.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// PHP tests set their own limits.
if ( PHP_SAPI !== 'cli' && 'wide' === rueda_qa_value( 'limits' ) ) {
	add_filter( 'rueda_rate_limit', static fn( int $limit ): int => 0 === $limit ? 0 : 100000 );
}
