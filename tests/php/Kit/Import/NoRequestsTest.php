<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

/** Other plugins can react to changes that an import makes, and could send requests. */
final class NoRequestsTest extends ImportTestCase {
	private const REFUSAL = 'Rueda is importing a kit. Until this step is done, no request leaves the site.';

	/** @var list<string> What was asked for: this test's network. */
	private array $asked = [];

	/** @var list<string> What whoever asked during an import was told. */
	private array $told = [];

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $arguments, string $url ): array {
				$this->asked[] = $url;
				return [
					'headers'  => [],
					'body'     => 'Yes.',
					'response' => [ 'code' => 200 ],
					'cookies'  => [],
					'filename' => null,
				];
			},
			10,
			3
		);
		$purge = function (): void {
			$answer       = wp_remote_post( 'https://cdn.test/purge' );
			$this->told[] = is_wp_error( $answer ) ? $answer->get_error_message() : 'It went out.';
		};
		add_action( 'save_post', $purge );
		add_action( 'before_delete_post', $purge );
	}

	public function test_a_request_of_another_plugin_during_a_step_gets_an_error_in_words(): void {
		$this->fill_kit();
		self::assertSame( 'success', $this->import()->result );
		self::assertSame( [ self::REFUSAL ], array_unique( $this->told ) );
		// Rueda itself sends no request.
		self::assertSame( [ 'https://cdn.test/purge' ], array_unique( $this->asked ) );
	}

	public function test_requests_and_cron_work_again_after_a_step(): void {
		$this->fill_kit();
		$run         = $this->start();
		$run         = $this->importer()->step( $run->id );
		$this->asked = [];
		self::assertSame( 'Yes.', wp_remote_retrieve_body( wp_remote_get( 'https://else.test/' ) ) );
		delete_transient( 'doing_cron' );
		wp_schedule_single_event( time() - 60, 'rueda_test_cron' );
		self::assertTrue( spawn_cron() );
		self::assertStringContainsString( 'wp-cron.php?doing_wp_cron=', (string) end( $this->asked ) );
		self::assertSame( 'success', $this->finish( $run )->result );
	}

	public function test_requests_work_again_after_a_step_that_failed(): void {
		$this->kit->add_image();
		$this->kit->add( 'page:one', [ 'content' => 'One.' ] );
		$stop = static function (): void {
			throw new \RuntimeException( 'No further.' );
		};
		add_action( 'publish_page', $stop, 99 );
		self::assertSame( 'failure', $this->import()->result );
		self::assertSame( 'Yes.', wp_remote_retrieve_body( wp_remote_get( 'https://else.test/' ) ) );
	}

	public function test_what_a_failed_import_takes_back_asks_for_nothing_either(): void {
		$this->kit->add( 'page:one', [ 'content' => 'One.' ] );
		$stop = function (): void {
			$this->told = [];
			throw new \RuntimeException( 'No further.' );
		};
		add_action( 'publish_page', $stop, 99 );
		self::assertSame( 'failure', $this->import()->result );
		self::assertSame( [ self::REFUSAL ], array_unique( $this->told ) );
	}

	public function test_the_undo_of_a_finished_import_lets_caches_forget_what_was_public(): void {
		$this->kit->add( 'page:one', [ 'content' => 'One.' ] );
		$run        = $this->import();
		$this->told = [];
		self::assertTrue( $this->undo( $run )->is_undone );
		self::assertSame( [ 'It went out.' ], array_unique( $this->told ) );
	}
}
