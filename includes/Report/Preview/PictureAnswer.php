<?php

declare( strict_types=1 );

namespace Rueda\Report\Preview;

use Rueda\Report\Address;
use Rueda\Report\Found;
use Rueda\Report\Reports;
use Rueda\Report\TakeHome;
use Rueda\Support\Http\FileBody;

defined( 'ABSPATH' ) || exit;

/**
 * Sends pictures of reports.
 *
 * PHP sends them and not the web server, so that a picture is gone as soon as its report is, and has headers that keep
 * it out of search engines and shared caches.
 */
final class PictureAnswer {
	/** An hour, because previews ask again and again, but a deleted report must not be seen for long. */
	private const MAX_AGE = HOUR_IN_SECONDS;

	/** Under which browsers save it. */
	private const NAME = 'wheel.png';

	private ?Found $found = null;

	public function __construct( private PreviewPicture $picture, private Reports $reports ) {}

	public function answer(): void {
		// A public address; only a slug of the right shape is looked up.
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput
		$slug = $_GET[ TakeHome::PICTURE ] ?? null;
		if ( ! is_string( $slug ) ) {
			return;
		}
		// Only compared.
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput
		$is_square = TakeHome::SQUARE === ( $_GET[ TakeHome::KIND ] ?? '' );
		$path      = $this->path( $slug, $is_square ? TakeHome::SQUARE : TakeHome::WIDE );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with our own.
		$known  = $_SERVER['HTTP_IF_NONE_MATCH'] ?? '';
		$status = $this->status( $path, $slug, is_string( $known ) ? $known : '' );
		status_header( $status );
		foreach ( $this->headers( $path ) as $name => $value ) {
			header( "{$name}: {$value}" );
		}
		if ( null !== $path && 200 === $status ) {
			FileBody::print( $path );
		}
		exit;
	}

	/** The picture of a report that may be shown. */
	public function path( string $slug, string $kind = TakeHome::WIDE ): ?string {
		$this->found = $this->reports->look_up( $slug );
		return null === $this->found->report ? null : $this->picture->path( $this->found->report, $kind );
	}

	/** @param string $known The ETag of the picture that the browser already has. */
	public function status( ?string $path, string $slug, string $known ): int {
		if ( null === $path ) {
			$found = $this->found ?? $this->reports->look_up( $slug );
			if ( null !== $found->retry_after ) {
				return 503;
			}
			return null === $found->report && Address::was_given_out( $slug ) ? 410 : 404;
		}
		return str_contains( $known, $this->tag( $path ) ) ? 304 : 200;
	}

	/** @return array<string, string> */
	public function headers( ?string $path ): array {
		$always = [
			'X-Robots-Tag'           => 'noindex, noimageindex',
			'X-Content-Type-Options' => 'nosniff',
			'Referrer-Policy'        => 'no-referrer',
		];
		if ( null === $path ) {
			return $always + [
				'Content-Type'  => 'text/plain; charset=UTF-8',
				'Cache-Control' => 'private, no-cache, no-store',
			] + ( null === $this->found?->retry_after ? [] : [ 'Retry-After' => (string) $this->found->retry_after ] );
		}
		return $always + [
			'Content-Type'        => 'image/png',
			'Content-Disposition' => 'inline; filename="' . self::NAME . '"',
			'Cache-Control'       => 'private, no-transform, max-age=' . self::MAX_AGE,
			'ETag'                => $this->tag( $path ),
		];
	}

	/** A picture's file is never changed, only made anew, so its name and its time identify it. */
	private function tag( string $path ): string {
		return '"' . md5( basename( $path ) . filemtime( $path ) ) . '"';
	}
}
