<?php

declare( strict_types=1 );

namespace Rueda\Form\Post;

use Rueda\Form\Value\Upload;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/** Detects requests that exceed PHP's limits and arrive empty or incomplete, so that visitors are told why. */
final class Overflow {
	/** The most bytes of text in one message. That is hundreds of pages, and cannot fill the database. */
	private const TEXT = 1048576;

	/**
	 * @param array<array-key, mixed> $body
	 * @return bool Whether the request has as many values as PHP accepts, so that some may be missing, or more text
	 *              than is kept.
	 */
	public static function is_in( array $body ): bool {
		$count = 0;
		$bytes = 0;
		array_walk_recursive(
			$body,
			static function ( mixed $value ) use ( &$count, &$bytes ): void {
				++$count;
				$bytes += is_string( $value ) ? strlen( $value ) : 0;
			}
		);
		$most = (int) ini_get( 'max_input_vars' );
		return $bytes > self::TEXT || ( $most > 0 && $count >= $most );
	}

	/**
	 * @param array<string, list<Upload>> $uploads
	 * @return bool Whether the request has as many files as PHP accepts, so that some may be missing.
	 */
	public static function is_in_files( array $uploads ): bool {
		$most = (int) ini_get( 'max_file_uploads' );
		// PHP does not count the parts of fields in which nobody chose a file.
		$is_there = static fn ( Upload $file ): bool => $file->is_there();
		return $most > 0 && count( array_filter( array_merge( ...array_values( $uploads ) ), $is_there ) ) >= $most;
	}

	public static function happened(): bool {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- cast to a number.
		$length = (int) ( is_scalar( $_SERVER['CONTENT_LENGTH'] ?? null ) ? $_SERVER['CONTENT_LENGTH'] : 0 );
		$limit  = self::limit();
		return $limit > 0 && $length > $limit;
	}

	public static function words(): string {
		return sprintf(
			/* translators: %s: a size, as in "8 MB". */
			__(
				'Your message is too large: this site accepts %s in total. Please choose smaller files and try again.',
				'rueda'
			),
			(string) size_format( self::limit() )
		);
	}

	public static function words_for_files(): string {
		return sprintf(
			/* translators: %d: a number of files. */
			__( 'You added too many files. Please choose fewer than %d and try again.', 'rueda' ),
			(int) ini_get( 'max_file_uploads' )
		);
	}

	public static function words_for_text(): string {
		return __( 'Your message is too long for this site. Please shorten it and try again.', 'rueda' );
	}

	private static function limit(): int {
		$limit = Listeners::filter(
			'rueda_form_post_limit',
			wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) )
		);
		return is_int( $limit ) ? $limit : 0;
	}
}
