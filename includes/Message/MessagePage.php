<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\Store\Message;

defined( 'ABSPATH' ) || exit;

/** One page of a list of messages, and how far that list goes. */
final class MessagePage {
	/**
	 * @param list<Message> $messages   Without what visitors wrote but for the first words: a list shows no more.
	 * @param int           $total      How many there are to leaf through.
	 * @param bool          $is_more    Whether there are more than that.
	 * @param int           $looked_to  Older messages than this second were not looked at; 0 when all were.
	 */
	public function __construct(
		private array $messages,
		private int $total,
		private bool $is_more,
		private int $looked_to = 0
	) {}

	/** @return list<Message> */
	public function messages(): array {
		return $this->messages;
	}

	public function total(): int {
		return $this->total;
	}

	public function is_more(): bool {
		return $this->is_more;
	}

	public function looked_to(): int {
		return $this->looked_to;
	}
}
