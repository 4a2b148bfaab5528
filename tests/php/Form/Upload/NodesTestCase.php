<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Upload;

use Rueda\Form\FormParts;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Store\Message;
use Rueda\Mail\HeldMails;
use Rueda\Mail\HeldMailsNotice;
use Rueda\Mail\Ledger;
use Rueda\Mail\MailTimeout;
use Rueda\Mail\Outbox;
use Rueda\Message\MessageParts;
use Rueda\Modules;
use Rueda\NodeModule;
use Rueda\Support\Clock;
use Rueda\Support\Nodes\Nodes;
use Rueda\Support\Nodes\NodeTasks;

/** A site on several servers, each with uploads of its own. */
abstract class NodesTestCase extends UploadTestCase {
	protected string $node = 'a';

	private int $later = 0;

	/** @var list<array{names: list<string>, content: list<string>, text: string}> */
	protected array $sent = [];

	private bool $is_failing = false;

	protected function setUp(): void {
		parent::setUp();
		delete_option( Nodes::OPTION );
		delete_option( NodeTasks::OPTION );
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}rueda_mails" );
		add_filter( 'rueda_now', fn ( int $now ): int => $now + $this->later );
		add_filter(
			'upload_dir',
			fn ( array $folder ): array => [ 'basedir' => "{$this->folder}/{$this->node}" ] + $folder
		);
		add_filter(
			'rueda_form_upload_folder',
			fn (): string => wp_upload_dir( null, false )['basedir'] . '/rueda-private',
			20
		);
		add_filter( 'pre_wp_mail', [ $this, 'note_mail' ], 10, 2 );
	}

	/** @param array<string, mixed> $mail */
	final public function note_mail( ?bool $sent, array $mail ): ?bool {
		if ( $this->is_failing ) {
			return false;
		}
		$files        = (array) $mail['attachments'];
		$this->sent[] = [
			'names'   => array_values( array_map( 'basename', $files ) ),
			'content' => array_values( array_map( 'file_get_contents', $files ) ),
			'text'    => $mail['message'],
		];
		return $sent;
	}

	/** @param (callable(): mixed)|string $work A function, or a hook of cron. */
	final protected function on( string $node, callable|string $work ): mixed {
		$before     = $this->node;
		$this->node = $node;
		try {
			return is_string( $work ) && ! is_callable( $work ) ? do_action( $work ) : $work();
		} finally {
			$this->node = $before;
		}
	}

	/** The page of a visitor, who waits until the request ends on this server. */
	final protected function request( string $node ): void {
		$this->on( $node, static fn () => ( new Modules() )->get( NodeModule::class )->do_tasks() );
	}

	/** A request of cron on this server. */
	final protected function tool( string $node ): void {
		add_filter( 'wp_doing_cron', '__return_true' );
		try {
			$this->request( $node );
		} finally {
			remove_filter( 'wp_doing_cron', '__return_true' );
		}
	}

	final protected function wait( int $seconds ): void {
		$this->later += $seconds;
	}

	/** A message with a file that server A takes in. Its email fails at first, or is sent. */
	final protected function message_on_a( bool $is_sent = false, string $settings = '' ): Outcome {
		$this->is_failing = ! $is_sent;
		$outcome          = $this->on(
			'a',
			fn (): Outcome => $this->receive(
				[ [ 'type' => 'file', 'name' => 'cv', 'filetypes' => 'txt' ] ],
				[ 'cv' => [ $this->upload( 'cv.txt', 'Hello' ) ] ],
				$settings
			)
		);
		$this->is_failing = false;
		$this->wait( MINUTE_IN_SECONDS );
		return $outcome;
	}

	/** Lets both servers know each other. */
	final protected function meet(): void {
		$this->on( 'a', [ $this, 'keep' ] );
		$this->wait( 2 );
		$this->on( 'b', [ $this, 'keep' ] );
		$this->wait( 2 );
		$this->request( 'a' );
	}

	/** This server keeps a file. */
	final public function keep(): void {
		$this->nodes()->note();
	}

	final protected function nodes(): Nodes {
		return new Nodes( new Clock() );
	}

	final protected function message_parts(): MessageParts {
		$clock  = new Clock();
		$outbox = new Outbox( new Ledger( $clock ), $clock, new MailTimeout( $clock ) );
		$forms  = new FormParts( $clock, static fn (): Outbox => $outbox, 'rename' );
		$held   = new HeldMailsNotice( new HeldMails( new Ledger( $clock ), $outbox, $clock ) );
		return new MessageParts( $clock, $outbox, $forms, $held );
	}

	final protected function stored_message(): Message {
		return new Message( $this->messages()[0] );
	}

	/** @return list<string> Files of visitors on a server. */
	final protected function files_on( string $node ): array {
		$files = (array) glob( "{$this->folder}/{$node}/rueda-private/*/*" );
		return array_values( array_map( 'strval', $files ) );
	}

	/** @return list<array<string, string>> */
	final protected function mail_rows(): array {
		global $wpdb;
		return $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}rueda_mails ORDER BY id", ARRAY_A );
	}
}
