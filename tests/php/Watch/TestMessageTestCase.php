<?php

declare( strict_types=1 );

namespace Rueda\Tests\Watch;

use Rueda\Form\Forms;
use Rueda\Support\Clock;
use Rueda\Tests\Message\MessageTestCase;
use Rueda\Watch\FormProbe;
use Rueda\Watch\FormWatch;
use Rueda\Watch\WatchModule;
use Rueda\Watch\WatchSettings;
use WP_REST_Request;

/** Test messages on their whole way: the site asks itself, and the requests are answered by the site's own routes. */
abstract class TestMessageTestCase extends MessageTestCase {
	/** @var list<array<string, mixed>> What wp_mail() was given. */
	protected array $handed_over = [];

	/** @var list<string> Hooks that functions of others were called on. */
	protected array $called = [];

	/** @var array<string, mixed> The fields of the last test message. */
	protected array $posted = [];

	protected int $status = 200;

	/** Whether the page was made a minute ago, so that the check does not have to wait. */
	protected bool $is_cached = true;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'admin_email', 'admin@example.org' );
		wp_clear_scheduled_hook( WatchModule::CRON );
		$GLOBALS['wpdb']->delete( $GLOBALS['wpdb']->posts, [ 'post_type' => 'rueda_form' ] );
		add_filter( 'pre_http_request', [ $this, 'answer_request' ], 100, 3 );
		add_filter(
			'wp_mail',
			function ( array $mail ): array {
				$this->handed_over[] = $mail;
				return $mail;
			}
		);
	}

	/**
	 * @param array<string, mixed> $args
	 * @return array<string, mixed>
	 */
	public function answer_request( mixed $before, array $args, string $url ): array {
		$status = 200;
		if ( 'GET' === $args['method'] ) {
			$earlier = static fn (): int => time() - MINUTE_IN_SECONDS;
			if ( $this->is_cached ) {
				add_filter( 'rueda_now', $earlier );
			}
			$body = do_blocks( get_post( url_to_postid( $url ) )->post_content );
			remove_filter( 'rueda_now', $earlier );
		} else {
			$answer = $this->dispatch( $args, (string) wp_parse_url( $url, PHP_URL_QUERY ), $url );
			$status = 200 === $this->status ? $answer->get_status() : $this->status;
			$body   = 200 === $this->status ? (string) wp_json_encode( $answer->get_data() ) : '';
		}
		return [
			'headers'  => [],
			'cookies'  => [],
			'response' => [ 'code' => $status, 'message' => '' ],
			'body'     => $body,
		];
	}

	/** @param array<string, mixed> $args */
	protected function dispatch( array $args, string $query, string $url ): \WP_REST_Response {
		parse_str( $query, $asked );
		$route   = $asked['rest_route'] ?? '/' . explode( '/wp-json/', $url )[1];
		$request = new WP_REST_Request( 'POST', $route );
		foreach ( $args['headers'] as $name => $value ) {
			$request->set_header( $name, $value );
			$_SERVER[ 'HTTP_' . strtoupper( strtr( $name, '-', '_' ) ) ] = $value;
		}
		$_SERVER['HTTP_USER_AGENT'] = $args['user-agent'];
		$this->posted               = self::fields_in( $args['body'] );
		$request->set_body_params( $this->posted );
		return rest_do_request( $request );
	}

	/** @return array<string, mixed> */
	protected static function fields_in( string $body ): array {
		preg_match_all( '/name="([^"]+)"\r\n\r\n(.*?)\r\n--/s', $body, $found, PREG_SET_ORDER );
		$pairs = array_map(
			static fn ( array $one ): string => rawurlencode( $one[1] ) . '=' . rawurlencode( $one[2] ),
			$found
		);
		parse_str( implode( '&', $pairs ), $fields );
		return $fields;
	}

	/** @param array<string, mixed> $settings */
	protected function form_on_page( array $fields, array $settings = [] ): int {
		$form  = $this->make_form( $fields, $settings );
		$block = sprintf( '<!-- wp:rueda/contact-form {"formId":%d} /-->', $form );
		wp_insert_post(
			[ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'P', 'post_content' => $block ]
		);
		return $form;
	}

	/** @return array<string, mixed> What was found about the form. */
	protected function look( int $form, string $mode = WatchSettings::STOP ): array {
		update_option( WatchSettings::OPTION, [ 'mode' => $mode ] );
		$this->handed_over = [];
		( new FormWatch( new Clock(), new Forms(), new FormProbe( new Clock() ), $this->outbox() ) )->look();
		return FormWatch::found()['forms'][ $form ];
	}

	/** @return array{string, list<string>, string} The emails of the tests go to a mailer of their own. */
	protected function verdict( array $found ): array {
		return [ $found['problem'], $found['refused'] ?? [], $found['email'] ?? '' ];
	}
}
