<?php

declare( strict_types=1 );

namespace Rueda\Webhook;

use Rueda\Mail\Failure;
use Rueda\Support\Clock;
use Rueda\Support\Http\PublicAddress;
use Rueda\Support\TemporaryFilter;

defined( 'ABSPATH' ) || exit;

/** Sends one delivery, signed, to a checked address, and follows no redirect. */
final class WebhookRequest {
	/** Seconds for the other side to answer. */
	private const SECONDS = 10;

	/** Nobody reads more of an answer. */
	private const MOST_BYTES = 10_000;

	public function __construct( private Clock $clock, private WebhookAddress $addresses ) {}

	public function send( string $address, string $secret, Delivery $delivery ): WebhookAnswer {
		[ $refusal, $checked ] = $this->addresses->checked( $address );
		if ( '' !== $refusal ) {
			return new WebhookAnswer( 0, $refusal );
		}
		$begun  = $this->clock->now();
		$args   = $this->arguments( $secret, $delivery );
		$post   = '' === $checked ? 'wp_remote_post' : 'wp_safe_remote_post';
		$ask    = static fn () => $post( $address, $args );
		$host   = (string) wp_parse_url( $address, PHP_URL_HOST );
		$answer = '' === $checked
			? $ask()
			: TemporaryFilter::during( 'http_api_curl', PublicAddress::connecting_to( $host, $checked ), $ask );
		if ( is_wp_error( $answer ) ) {
			$error = Failure::cleaned( $answer->get_error_message() );
			$took  = $this->clock->now() - $begun;
			return new WebhookAnswer( 0, $error, $took >= self::SECONDS - 1 || str_contains( $error, 'timed out' ) );
		}
		return new WebhookAnswer( (int) wp_remote_retrieve_response_code( $answer ) );
	}

	/** The signature of a body that is sent at a time. */
	public static function signature( string $secret, int $time, string $body ): string {
		return sprintf( 't=%d,v1=%s', $time, hash_hmac( 'sha256', $time . '.' . $body, $secret ) );
	}

	/** @return array{timeout: float, redirection: int, limit_response_size: int, headers: array<string, string>} */
	private function arguments( string $secret, Delivery $delivery ): array {
		return [
			'timeout'             => (float) self::SECONDS,
			'redirection'         => 0,
			'limit_response_size' => self::MOST_BYTES,
			'user-agent'          => 'Rueda/' . RUEDA_VERSION,
			'headers'             => [
				'Content-Type'      => 'application/json; charset=utf-8',
				'X-Rueda-Event'     => $delivery->event,
				'X-Rueda-Delivery'  => $delivery->key,
				'X-Rueda-Signature' => self::signature( $secret, $this->clock->now(), $delivery->body ),
			],
			'body'                => $delivery->body,
		];
	}
}
